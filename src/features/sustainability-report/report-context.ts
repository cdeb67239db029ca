import { createContext } from 'react';
import type { ReportValue } from '../../../core/terms/report-value';
import type { ReportView } from './report-view';
import type { SaveReport } from './hooks/use-save-report';

/** What every field of a report needs. */
export interface ReportContextValue {
  view: ReportView;
  save: SaveReport;
  /** The previous year's values, by `placeKey`. */
  before: ReadonlyMap<string, ReportValue>;
  disabled: boolean;
}

export const ReportContext = createContext<ReportContextValue | null>(null);
