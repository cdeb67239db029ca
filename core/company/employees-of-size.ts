/** The number of employees of a size class; `to` is null if there is no limit. */
export interface EmployeeRange {
  from: number;
  to: number | null;
}

/** The size classes of a company profile, from 1 on. */
const ranges: readonly EmployeeRange[] = [
  { from: 1, to: 10 },
  { from: 11, to: 50 },
  { from: 51, to: 250 },
  { from: 251, to: 1000 },
  { from: 1001, to: null },
];

/** @param size class of a company profile, 1 to 5; null for any other */
export const employeesOfSize = (size: number): EmployeeRange | null => ranges[size - 1] ?? null;

/** Whether a number of employees, in heads or full-time equivalents, belongs to a size class. */
export const isInRange = (employees: number, { from, to }: EmployeeRange): boolean =>
  Math.ceil(employees) >= from && (to === null || Math.floor(employees) <= to);
