import type { CellValue } from './cells';
import type { CellPlace } from './workbook';

/** A value with the cell of the template that it belongs into. */
export interface Target {
  /** Local name of the concept, or what else it is. */
  name: string;
  place: CellPlace | undefined;
  value: CellValue | undefined;
}
