/**
 * A year has one spend volume, and a sector one share of a year. Their ids say so, unique in a project: made on two
 * devices at once, off line even, both are the same record, and what was built on either belongs to it. The form is
 * that of a UUID of version 8 (RFC 9562), whose bits are free to use.
 */
export const spendVolumeId = (year: number): string => idOf(year, 0);
export const distributionId = (year: number, scope3SectorId: number): string => idOf(year, scope3SectorId);

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

const idOf = (year: number, sector: number): string => `${hex(year, 8)}-0000-8000-8000-${hex(sector, 12)}`;
