/** The consumption from an instant on. */
export interface Interval {
  /** Seconds since 1970 in UTC. */
  start: number;
  /** Seconds. */
  duration: number;
  value: number;
}

/** The data of one meter, from any kind of file. */
export interface MeterData {
  /** Its name in the file. */
  meter: string;
  /** Distinguishes it from other meters of the same name; empty if the file has none. */
  id: string;
  /** The name of what was measured: "electricity", or the file's own words. */
  measured: string;
  /** UN/ECE Recommendation 20. */
  unitCode: string;
  intervals: readonly Interval[];
  /** Rows of a table without a time or a value, numbered as in a spreadsheet. */
  unread: readonly number[];
  /** Of a table with several columns of values: the one that is read, and the others. */
  columns?: { read: string; others: readonly string[] };
}

/** Why nothing is imported from meter data. */
export type MeterFault =
  | 'METER_UNIT'
  | 'METER_READINGS'
  | 'METER_STEP'
  | 'METER_OVERLAPS'
  | 'METER_EMPTY'
  | 'METER_TIMES';

/** @see MeterFault */
export class MeterError extends Error {
  constructor(readonly fault: MeterFault) {
    super(fault);
  }
}
