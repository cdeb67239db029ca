import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../core/dates/format-day';
import type { ReportToShare } from '../../../../core/contracts/shared-report';
import { ChoiceGroup } from '../../../components/form/choice-group';
import { Button } from '../../../components/ui/button';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetCustomerViewQuery } from '../customer-requests-api';
import * as styles from '../customer-view.module.css';

interface ReportsChoiceProps {
  linkingId: string;
  customer: string;
  reports: readonly ReportToShare[];
  onChange: (reports: ReportToShare[]) => void;
}

/** Which sustainability reports a customer sees, each as of when it was shared: none until someone chooses. */
export function ReportsChoice({ linkingId, customer, reports, onChange }: ReportsChoiceProps) {
  const { t } = useTranslation('customer-view');
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const shared = reports.filter(({ isShared }) => isShared);
  const { hasChanged, isAsking } = useChanges(linkingId, isOpen && shared.length > 0);
  if (reports.length === 0) return null;
  const choose = (years: readonly string[]) =>
    onChange(
      reports.map((report) => {
        const isShared = years.includes(String(report.year));
        return isShared === report.isShared ? report : { year: report.year, isShared, sharedAt: null };
      }),
    );
  const renew = (year: number) =>
    onChange(reports.map((report) => (report.year === year ? { ...report, sharedAt: null } : report)));
  const stateOf = ({ year, sharedAt }: ReportToShare) => {
    if (sharedAt === null) return t('reports.now', { year });
    const values = { year, date: formatDay(sharedAt, locale) };
    const changed = hasChanged({ year, sharedAt });
    if (changed === undefined) return t('reports.asOf', values);
    return changed ? t('reports.asOfChanged', values) : t('reports.asOfUnchanged', values);
  };
  return (
    <details className={styles.preview} onToggle={(event) => setOpen(event.currentTarget.open)}>
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
        {shared.map((report) => (
          <p key={report.year} className={styles.asOf} tabIndex={-1}>
            {stateOf(report)}
            {report.sharedAt !== null && !isAsking && hasChanged(report) !== false && (
              <Button
                size="small"
                variant="quiet"
                aria-label={t('reports.renewOf', { year: report.year })}
                onClick={({ currentTarget }) => {
                  // The button disappears; its line says what came of it.
                  currentTarget.parentElement?.focus();
                  renew(report.year);
                }}
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

/** Whether a report has changed since it was shared; undefined while unknown, such as offline. */
function useChanges(linkingId: string, isAsked: boolean) {
  const projectId = useProjectId();
  const { data, isFetching } = useGetCustomerViewQuery(
    isAsked && projectId !== undefined ? { projectId, linkingId } : skipToken,
  );
  const hasChanged = ({ year, sharedAt }: Pick<ReportToShare, 'year' | 'sharedAt'>): boolean | undefined =>
    data?.reports?.find((copy) => copy.year === year && copy.sharedAt === sharedAt)?.hasChanged;
  return { hasChanged, isAsking: isFetching };
}
