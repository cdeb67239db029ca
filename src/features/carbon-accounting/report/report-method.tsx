import { useTranslation } from 'react-i18next';
import { PrintPart } from '../../../components/layout/print-view';
import * as styles from './report-method.module.css';

const paragraphs = ['standard', 'scope1', 'scope2', 'scope3', 'saved', 'gaps', 'uncertainty'] as const;

/** The calculation method, for readers who verify the account. */
export function ReportMethod() {
  const { t } = useTranslation('carbon-report');
  return (
    <PrintPart title={t('method.title')}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {t(`method.${paragraph}`)}
        </p>
      ))}
    </PrintPart>
  );
}
