import type { CellValue } from './cells';
import type { CellPlace } from './workbook';

/** A value and the template cell it is written to. */
export interface Target {
  /** Local name of the concept, or another name. */
  name: string;
  place: CellPlace | undefined;
  value: CellValue | undefined;
}
