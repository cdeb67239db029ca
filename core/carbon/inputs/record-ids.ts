/**
 * A year has one spend volume, and a sector one share of a year. Their ids are derived from year and sector, unique in
 * a project: created on two devices at the same time, even offline, both are the same record, and what refers to either
 * refers to both. The form is a UUID of version 8 (RFC 9562), whose bits are free to use.
 */
export const spendVolumeId = (year: number): string => idOf(year, 0);
export const distributionId = (year: number, scope3SectorId: number): string => idOf(year, scope3SectorId);

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

const idOf = (year: number, sector: number): string => `${hex(year, 8)}-0000-8000-8000-${hex(sector, 12)}`;
