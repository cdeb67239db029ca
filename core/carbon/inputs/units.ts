/**
 * The units that an amount may be typed in. `size` is one unit in the first unit of its dimension.
 * Definitions: SI; therm and Btu of the International Table (1,055.05585262 J); mile, pound, US and imperial gallon by
 * the international yard and pound agreement and NIST Handbook 44, appendix C.
 */
const joulesPerKwh = 3.6e6;
const joulesPerBtu = 1055.05585262;

const dimensions = {
  energy: {
    kWh: 1,
    MWh: 1e3,
    GWh: 1e6,
    MJ: 1e6 / joulesPerKwh,
    GJ: 1e9 / joulesPerKwh,
    therm: (1e5 * joulesPerBtu) / joulesPerKwh,
    MMBtu: (1e6 * joulesPerBtu) / joulesPerKwh,
  },
  volume: { l: 1, 'm³': 1e3, 'US gal': 3.785411784, 'UK gal': 4.54609 },
  mass: { kg: 1, g: 1e-3, t: 1e3, lb: 0.45359237 },
  distance: { km: 1, mile: 1.609344 },
  travel: { 'passenger km': 1, 'passenger mile': 1.609344 },
  freight: { 't km': 1, 'kg km': 1e-3, 't mile': 1.609344 },
} as const;

type Dimension = keyof typeof dimensions;

const known: ReadonlyMap<string, { dimension: Dimension; size: number }> = new Map(
  Object.entries(dimensions).flatMap(([dimension, units]) =>
    Object.entries(units).map(([unit, size]) => [unit, { dimension: dimension as Dimension, size }]),
  ),
);

/** All known units; activities may be measured in others. */
export const allUnits: readonly string[] = [...known.keys()];

/**
 * The unit of an activity, and a gas's calorific values, kWh per m³ and per kg, to convert between volume, mass and
 * energy.
 */
export interface Measured {
  unit: string;
  /** Null if unknown: the bill states it. Null or left out if the activity is no gas. */
  calorificValues?: { perM3: number | null; perKg: number | null } | null;
}

/** An amount as it is typed; `calorificValue` is kWh per m³ or kg of the gas as the bill states it, else null. */
export interface TypedAmount {
  amount: number;
  unit: string;
  calorificValue: number | null;
}

export type UnitFault =
  | 'UNIT_OF_OTHER_DIMENSION'
  | 'CALORIFIC_VALUE_MISSING'
  | 'CALORIFIC_VALUE_OUT_OF_RANGE';

/** kWh per m³ or kg: from lean gas to hydrogen by mass. */
const calorificRange = [0.5, 60] as const;

/** How a unit converts to that of the activity; undefined if it does not. */
function linkOf(unit: string, measured: Measured): 'same' | 'size' | 'perM3' | 'perKg' | undefined {
  if (unit === measured.unit) return 'same';
  const [from, to] = [known.get(unit)?.dimension, known.get(measured.unit)?.dimension];
  if (from === undefined || to === undefined) return undefined;
  if (from === to) return 'size';
  if (!measured.calorificValues || (from !== 'energy' && to !== 'energy')) return undefined;
  // Gas is not billed in litres or gallons.
  const other = from === 'energy' ? measured.unit : unit;
  if (other === 'm³') return 'perM3';
  return known.get(other)?.dimension === 'mass' ? 'perKg' : undefined;
}

/** Whether the amount is converted with a calorific value. */
export function usesCalorificValue(unit: string, measured: Measured): boolean {
  const link = linkOf(unit, measured);
  return link === 'perM3' || link === 'perKg';
}

/** The calorific value that is known without the bill, kWh per m³ or kg; null if unknown. */
export function knownCalorificValue(unit: string, measured: Measured): number | null {
  const link = linkOf(unit, measured);
  return link === 'perM3' || link === 'perKg' ? (measured.calorificValues?.[link] ?? null) : null;
}

/** The units that an amount of an activity may be typed in, its own first. */
export function unitsFor(measured: Measured): string[] {
  const others = [...known.keys()].filter(
    (unit) => unit !== measured.unit && linkOf(unit, measured) !== undefined,
  );
  return [measured.unit, ...others];
}

/** A unit is wrong if no conversion leads from it to that of the activity; undefined if there is one. */
export function unitFault(unit: string, measured: Measured): UnitFault | undefined {
  return linkOf(unit, measured) === undefined ? 'UNIT_OF_OTHER_DIMENSION' : undefined;
}

/**
 * The calorific value of a gas, kWh per m³ or kg, between `calorificRange`; it may be missing where the activity states
 * one. Undefined for units that need none.
 */
export function calorificValueFault(
  { unit, calorificValue }: Pick<TypedAmount, 'unit' | 'calorificValue'>,
  measured: Measured,
): UnitFault | undefined {
  if (!usesCalorificValue(unit, measured)) return undefined;
  if (calorificValue === null)
    return knownCalorificValue(unit, measured) === null ? 'CALORIFIC_VALUE_MISSING' : undefined;
  const [least, most] = calorificRange;
  return calorificValue >= least && calorificValue <= most ? undefined : 'CALORIFIC_VALUE_OUT_OF_RANGE';
}

/**
 * The amount in the unit of its activity.
 * @returns NaN where `unitFault` or `calorificValueFault` finds something
 */
export function convertAmount({ amount, unit, calorificValue }: TypedAmount, measured: Measured): number {
  const link = linkOf(unit, measured);
  if (link === undefined) return NaN;
  if (link === 'same') return amount;
  const [from, to] = [sizeOf(unit), sizeOf(measured.unit)];
  if (link === 'size') return (amount * from) / to;
  const kwhPerUnit = calorificValue ?? knownCalorificValue(unit, measured) ?? NaN;
  // Per kg unchanged; per m³ divided, since the base of volumes is the litre.
  const kwhPerBase = link === 'perM3' ? kwhPerUnit / dimensions.volume['m³'] : kwhPerUnit;
  const isEnergy = known.get(unit)?.dimension === 'energy';
  return isEnergy ? (amount * from) / (to * kwhPerBase) : (amount * from * kwhPerBase) / to;
}

const sizeOf = (unit: string) => known.get(unit)?.size ?? NaN;

/** Other spellings in files, as `plain` writes them. */
const spellings: Readonly<Record<string, string>> = {
  litre: 'l',
  liter: 'l',
  litres: 'l',
  liters: 'l',
  tonne: 't',
  tonnes: 't',
  therms: 'therm',
  miles: 'mile',
  mi: 'mile',
  tkm: 't km',
  pkm: 'passenger km',
  gal: 'US gal',
};

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();
const byPlainName = new Map([...known.keys()].map((unit) => [plain(unit), unit]));

/** The unit for a text in a file: `m3` is `m³`, `L` is `l`; an unknown text stays as it is. */
export function readUnit(text: string): string {
  return byPlainName.get(plain(text)) ?? spellings[plain(text)] ?? text.trim();
}
