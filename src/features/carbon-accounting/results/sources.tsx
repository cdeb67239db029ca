import { useTranslation } from 'react-i18next';
import { sourceTerms } from '../../../../core/carbon/source-terms';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { Card } from '../../../components/layout/page';
import { SourceText } from './source-text';
import * as styles from './results.module.css';

/** Who has published the factors, under which licence, and what they include. */
export function Sources({ report }: { report: YearReport }) {
  const { t } = useTranslation('carbon-results');
  const known = report.sources.filter(({ publisher }) => publisher !== sourceTerms.none);
  return (
    <Card title={t('sources.title')}>
      <ul className={styles.sources}>
        {known.map(({ publisher, edition, licence, boundary }) => (
          <li key={`${publisher} ${edition} ${boundary}`}>
            <strong>
              <SourceText text={publisher} />
            </strong>
            {', '}
            <SourceText text={edition} />
            <br />
            <SourceText text={boundary} /> · <SourceText text={licence} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
