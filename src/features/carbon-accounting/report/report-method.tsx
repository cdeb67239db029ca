import { useTranslation } from 'react-i18next';
import { ReportPart } from './report-part';
import * as styles from './report.module.css';

const paragraphs = ['standard', 'scope1', 'scope2', 'scope3', 'saved', 'gaps', 'uncertainty'] as const;

/** How the account is calculated, for the person who checks it. */
export function ReportMethod() {
  const { t } = useTranslation('carbon-report');
  return (
    <ReportPart title={t('method.title')}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {t(`method.${paragraph}`)}
        </p>
      ))}
    </ReportPart>
  );
}
