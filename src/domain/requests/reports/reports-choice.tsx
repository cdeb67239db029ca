import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../core/dates/format-day';
import type { ReportToShare } from '../../../../core/contracts/shared-report';
import { ChoiceGroup } from '../../../components/form/choice-group';
import { Button } from '../../../components/ui/button';
import { useLocale } from '../../../lib/i18n/use-locale';
import * as styles from '../customer-view/customer-view.module.css';

interface ReportsChoiceProps {
  customer: string;
  reports: readonly ReportToShare[];
  onChange: (reports: ReportToShare[]) => void;
}

/** Which sustainability reports a customer sees, each as of when it was shared: none until someone chooses. */
export function ReportsChoice({ customer, reports, onChange }: ReportsChoiceProps) {
  const { t } = useTranslation('customer-view');
  const { locale } = useLocale();
  if (reports.length === 0) return null;
  const shared = reports.filter(({ isShared }) => isShared);
  const choose = (years: readonly string[]) =>
    onChange(
      reports.map((report) => {
        const isShared = years.includes(String(report.year));
        return isShared === report.isShared ? report : { year: report.year, isShared, sharedAt: null };
      }),
    );
  const renew = (year: number) =>
    onChange(reports.map((report) => (report.year === year ? { ...report, sharedAt: null } : report)));
  return (
    <details className={styles.preview}>
      <summary>{t('reports.summary', { shared: shared.length, all: reports.length })}</summary>
      <div className={styles.shown}>
        <ChoiceGroup
          kind="many"
          label={t('reports.legend', { customer })}
          hint={t('reports.hint')}
          value={shared.map(({ year }) => String(year))}
          options={reports.map(({ year }) => ({ value: String(year), label: String(year) }))}
          onChange={choose}
        />
        {shared.map(({ year, sharedAt }) => (
          <p key={year} className={styles.asOf}>
            {sharedAt === null
              ? t('reports.now', { year })
              : t('reports.asOf', { year, date: formatDay(sharedAt, locale) })}
            {sharedAt !== null && (
              <Button
                size="small"
                variant="quiet"
                aria-label={t('reports.renewOf', { year })}
                onClick={() => renew(year)}
              >
                {t('reports.renew')}
              </Button>
            )}
          </p>
        ))}
      </div>
    </details>
  );
}
