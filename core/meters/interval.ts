/** What was used from an instant on. */
export interface Interval {
  /** Seconds since 1970 in UTC. */
  start: number;
  /** Seconds. */
  duration: number;
  value: number;
}

/** The data of one meter, whatever file they came in. */
export interface MeterData {
  /** What the file calls it. */
  meter: string;
  /** What tells it from other meters of the same name; empty where a file says nothing. */
  id: string;
  /** In which words what was measured is told: "electricity", or the file's own. */
  measured: string;
  /** UN/ECE Recommendation 20. */
  unitCode: string;
  intervals: readonly Interval[];
  /** Rows of a table without a time or a value, as a spreadsheet counts. */
  unread: readonly number[];
}

/** Why nothing is taken from meter data. */
export type MeterFault =
  'METER_UNIT' | 'METER_READINGS' | 'METER_STEP' | 'METER_OVERLAPS' | 'METER_EMPTY' | 'METER_TIMES';

/** @see MeterFault */
export class MeterError extends Error {
  constructor(readonly fault: MeterFault) {
    super(fault);
  }
}
