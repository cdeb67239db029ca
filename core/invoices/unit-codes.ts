import { allUnits, readUnit } from '../carbon/inputs/units';

/** How much of our unit one unit of an invoice is. */
interface Counted {
  unit: string;
  times: number;
}

const one = (unit: string): Counted => ({ unit, times: 1 });

/** UN/ECE Recommendation 20 (revision 17), limited to units that activities can be measured in. */
const codes: Readonly<Record<string, Counted>> = {
  KWH: one('kWh'),
  MWH: one('MWh'),
  GWH: one('GWh'),
  '3B': one('MJ'),
  GV: one('GJ'),
  BZ: one('MMBtu'),
  N71: one('therm'),
  N72: one('therm'),
  LTR: one('l'),
  DMQ: one('l'),
  HLT: { unit: 'l', times: 100 },
  MTQ: one('m³'),
  GLL: one('US gal'),
  GLI: one('UK gal'),
  KGM: one('kg'),
  GRM: one('g'),
  DTN: { unit: 'kg', times: 100 },
  TNE: one('t'),
  LBR: one('lb'),
  KMT: one('km'),
  SMI: one('mile'),
  TKM: one('t km'),
};

/** Our unit for a unit code of an invoice; undefined for pieces, months and other units that no activity has. */
export function unitOfCode(code: string): Counted | undefined {
  const known = codes[code.toUpperCase()];
  if (known) return known;
  // Some systems write the unit itself in place of its code.
  const unit = readUnit(code);
  return allUnits.includes(unit) ? one(unit) : undefined;
}
