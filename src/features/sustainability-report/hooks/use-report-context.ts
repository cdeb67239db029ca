import { useContext } from 'react';
import { ReportContext, type ReportContextValue } from '../report-context';

/** The report that is being edited. @throws Error outside of one */
export function useReportContext(): ReportContextValue {
  const context = useContext(ReportContext);
  if (!context) throw new Error('This part stands in a report.');
  return context;
}
