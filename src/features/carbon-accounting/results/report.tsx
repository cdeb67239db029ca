import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { Card } from '../../../components/layout/page';
import { useViewOption } from '../../../lib/forms/use-view-option';
import { BoundaryNotices } from '../boundary/boundary-notices';
import { FrozenBoundary } from '../boundary/frozen-boundary';
import { PrintedAccount } from './print/printed-account';
import { Change } from './change/change';
import { DoubleCounting } from './quality/double-counting';
import { Contributions } from './total/contributions';
import { Energy } from './energy/energy';
import { OutdatedMethodNotice } from './outdated-method-notice';
import { Quality } from './quality/quality';
import { Rows, type RowsFilter } from './rows/rows';
import { Saved } from './saved/saved';
import { Sources } from './sources';
import { Totals } from './total/totals';
import { Benchmark } from './benchmark';
import { VerificationCard } from '../verification/verification-card';
import { VerificationNotice } from '../verification/verification-notice';

interface ReportProps {
  report: YearReport;
  /** Shown beside the total. */
  state: ReactNode;
}

/** The results of a year. */
export function Report({ report, state }: ReportProps) {
  const { t } = useTranslation('carbon-boundary');
  const [filter, setFilter] = useViewOption<RowsFilter>({});
  const rows = useRef<HTMLHeadingElement>(null);
  const verification = useRef<HTMLSpanElement>(null);
  const showRows = (wanted: RowsFilter) => {
    setFilter(wanted);
    rows.current?.focus();
  };
  return (
    <>
      <OutdatedMethodNotice report={report} />
      <BoundaryNotices report={report} />
      <VerificationNotice report={report} onShow={() => verification.current?.focus()} />
      <Totals report={report} state={state} onShowRows={showRows} />
      <DoubleCounting report={report} />
      <Contributions report={report} onShowRows={showRows} />
      {report.energy && <Energy energy={report.energy} />}
      {report.bySector.length > 0 && <Saved totals={report.totals} />}
      {report.change && <Change change={report.change} year={report.year} />}
      <Quality report={report} onShowRows={showRows} />
      <VerificationCard report={report} titleRef={verification} />
      <Benchmark report={report} />
      <Rows year={report.year} filter={filter} onFilter={setFilter} titleRef={rows} />
      <PrintedAccount report={report} />
      {report.boundary && (
        <Card title={t('frozen.title')}>
          <FrozenBoundary year={report.year} boundary={report.boundary} />
        </Card>
      )}
      <Sources report={report} />
    </>
  );
}
