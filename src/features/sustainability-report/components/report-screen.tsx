import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { placeKey } from '../../../../core/terms/report-value';
import { disclosures, type Disclosure } from '../../../../core/terms/disclosures';
import { Page } from '../../../components/layout/page';
import { ButtonRoute } from '../../../components/ui/button-route';
import { Progress } from '../../../components/ui/progress';
import { useIsViewOnly } from '../../../domain/people/use-is-view-only';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useReport, useReportBefore } from '../hooks/use-report';
import { useSaveReport } from '../hooks/use-save-report';
import { printPath, reportsPath } from '../paths';
import { ReportContext } from '../report-context';
import type { ReportView } from '../report-view';
import { AccountNotice } from './account-notice';
import { DisclosureNav } from './disclosure-nav';
import { DisclosureView } from './disclosure-view';
import { LoadedYear } from './loaded-year';
import * as styles from './report.module.css';

interface ReportScreenProps {
  year: number;
  /** The current disclosure. */
  part: string | null;
}

/** The form of a sustainability report, one disclosure at a time. */
export function ReportScreen({ year, part }: ReportScreenProps) {
  const { t } = useTranslation('sustainability-report');
  const { pathTo } = useLocale();
  const report = useReport(year);
  return (
    <Page
      parent={{ to: pathTo(reportsPath), name: t('report.back') }}
      title={t('report.title', { year })}
      intro={t('report.intro')}
      actions={
        report.view && (
          <ButtonRoute variant="primary" to={pathTo(printPath(year))}>
            {t('report.handOver')}
          </ButtonRoute>
        )
      }
    >
      <LoadedYear year={year} report={report}>
        {(view) => <FilledIn view={view} part={part} />}
      </LoadedYear>
    </Page>
  );
}

function FilledIn({ view, part }: { view: ReportView; part: string | null }) {
  const { t } = useTranslation('sustainability-report');
  const disabled = useIsViewOnly();
  const save = useSaveReport(view);
  const lastYear = useReportBefore(view.report.year);
  const before = useMemo(
    () => new Map((lastYear?.values ?? []).map((value) => [placeKey(value), value.value])),
    [lastYear],
  );
  const wanted = disclosures.find((id) => id === part && view.disclosures.some((each) => each.id === id));
  const current: Disclosure = wanted ?? 'B1';
  const { answered, total } = view.progress;
  const progress = t('progress.answered', { answered, total });
  const context = useMemo(() => ({ view, save, before, disabled }), [view, save, before, disabled]);
  return (
    <ReportContext.Provider value={context}>
      <AccountNotice view={view} current={current} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <div>
            <p className={styles.label}>{progress}</p>
            <Progress label={progress} value={answered} max={total} />
          </div>
          <DisclosureNav view={view} current={current} />
        </div>
        <div className={styles.content}>
          <DisclosureView view={view} current={current} />
        </div>
      </div>
    </ReportContext.Provider>
  );
}
