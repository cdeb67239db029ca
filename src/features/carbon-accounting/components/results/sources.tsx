import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../../core/contracts/ca-years';
import { Card } from '../../../../components/layout/page';
import * as styles from './results.module.css';

/** Of the stand-in factor, which nobody has published. */
const noPublisher = 'none';

/** Who has published the factors, under which licence, and what they include. */
export function Sources({ report }: { report: YearReport }) {
  const { t } = useTranslation('carbon-results');
  const known = report.sources.filter(({ publisher }) => publisher !== noPublisher);
  return (
    <Card title={t('sources.title')}>
      <ul className={styles.sources}>
        {known.map(({ publisher, edition, licence, boundary }) => (
          <li key={`${publisher} ${edition} ${boundary}`} lang="en">
            <strong>{publisher}</strong>
            {`, ${edition}. ${boundary}. ${licence}`}
          </li>
        ))}
      </ul>
    </Card>
  );
}
