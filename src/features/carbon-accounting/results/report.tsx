import { useRef, useState } from 'react';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { Change } from './change';
import { Contributions } from './contributions';
import { FormerMethod } from './former-method';
import { Quality } from './quality';
import { Rows, type RowsFilter } from './rows';
import { Saved } from './saved';
import { Sources } from './sources';
import { Totals } from './totals';
import { Benchmark } from './benchmark';

/** All that the results of a year say. */
export function Report({ report }: { report: YearReport }) {
  const [filter, setFilter] = useState<RowsFilter>({});
  const rows = useRef<HTMLHeadingElement>(null);
  const showRows = (wanted: RowsFilter) => {
    setFilter(wanted);
    rows.current?.focus();
  };
  return (
    <>
      <FormerMethod report={report} />
      <Totals report={report} onShowRows={showRows} />
      <Contributions report={report} onShowRows={showRows} />
      <Saved totals={report.totals} />
      {report.change && <Change change={report.change} year={report.year} />}
      <Quality report={report} />
      <Benchmark report={report} />
      <Rows year={report.year} filter={filter} onFilter={setFilter} titleRef={rows} />
      <Sources report={report} />
    </>
  );
}
