import { useTranslation } from 'react-i18next';
import { sourceTerms } from '../../../../core/carbon/factors/source-terms';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { Card } from '../../../components/layout/page';
import { PrintPart } from '../../../components/layout/print-view';
import { SourceText } from '../shared/source-text';
import * as styles from './shared/results.module.css';

interface SourcesProps {
  report: YearReport;
  forPrint?: boolean;
}

/** Publishers and licences of the factors, and what these include. */
export function Sources({ report, forPrint = false }: SourcesProps) {
  const { t } = useTranslation('carbon-results');
  const Part = forPrint ? PrintPart : Card;
  const known = report.sources.filter(({ publisher }) => publisher !== sourceTerms.none);
  return (
    <Part title={t('sources.title')}>
      <ul className={styles.sources}>
        {known.map(({ publisher, edition, licence, boundary, gwp }) => (
          <li key={`${publisher} ${edition} ${boundary} ${gwp}`}>
            <strong>
              <SourceText text={publisher} />
            </strong>
            {', '}
            <SourceText text={edition} />
            <br />
            <SourceText text={boundary} /> · <SourceText text={licence} />
            <br />
            {t('sources.gwp', { basis: gwp ?? t('row.noGwp') })}
          </li>
        ))}
      </ul>
    </Part>
  );
}
