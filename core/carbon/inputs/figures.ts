import { currentYear } from '../../dates/current-year';

/** The figures a person enters, and their rules, for both forms and server. */

/** Stable names of faults; `faultMessages` has the specification's messages. */
export const faultMessages = {
  AMOUNT_NOT_POSITIVE: 'Amount must be a positive number',
  AMOUNT_TOO_LARGE: 'Amount must be at most 1,000,000,000,000; check the unit',
  UNIT_OF_OTHER_DIMENSION:
    'This unit measures something else; choose a unit that the activity is measured in',
  CALORIFIC_VALUE_MISSING: 'Enter the calorific value that the bill states, or the amount in kWh',
  CALORIFIC_VALUE_OUT_OF_RANGE: 'The calorific value must be between 0.5 and 60 kWh per m³ or kg',
  SUPPLIER_FACTOR_MISSING: 'Enter the g CO2e per kWh that your electricity supplier states',
  SUPPLIER_FACTOR_NEGATIVE: 'The factor of the supplier must be 0 or more',
  SUPPLIER_FACTOR_TOO_LARGE: 'The factor of the supplier must be at most 100,000 g per kWh; check the unit',
  SUPPLIER_FACTOR_ELSEWHERE:
    'Only electricity at its supplier’s own factor has a supplier, its factor and a renewable share',
  ELECTRICITY_SUPPLIER_MISSING: 'Enter the name of your electricity supplier',
  RENEWABLE_SHARE_OUT_OF_RANGE: 'The renewable share must be between 0 and 100 percent',
  TURNOVER_NEGATIVE: 'Turnover must be a non-negative number',
  TURNOVER_TOO_LARGE: 'Turnover must be at most 1,000,000,000 thousand USD; check the unit',
  NO_RATE:
    'There is no mean rate of the currency for the year; enter the turnover in thousand USD of 2022 or in another currency',
  SPEND_SHARE_OUT_OF_RANGE: 'Spend share must be between 0 and 100 percent',
  SHARE_OF_INPUT_OUT_OF_RANGE: 'Share of input must be between 0 and 100 percent',
  SHARE_OF_SECTOR_INPUT_OUT_OF_RANGE: 'Share of sector input must be between 0 and 100 percent',
  PRODUCT_SHARE_OUT_OF_RANGE: 'The share of the product must be above 0 and at most 100 percent',
  PRODUCT_INCOMPLETE: 'A product needs its name, quantity, unit and share',
} as const;
export type FigureFault = keyof typeof faultMessages;

const maxAmount = 1e12;
const maxTurnover = 1e9;

/** The number that a value represents; anything that is not a number counts as 0. */
export function readFigure(value: number | string): number {
  const number = typeof value === 'number' ? value : value.trim() === '' ? 0 : Number(value);
  return Number.isFinite(number) ? number : 0;
}

/** The fault of a number; undefined for none. */
export type FigureRule = (value: number) => FigureFault | undefined;

export const amountFault: FigureRule = (value) => {
  if (!(value > 0)) return 'AMOUNT_NOT_POSITIVE';
  return value > maxAmount ? 'AMOUNT_TOO_LARGE' : undefined;
};

/** Of what was made or sold in a year; 0 for nothing. */
export const quantityFault: FigureRule = (value) => (value === 0 ? undefined : amountFault(value));

/** In thousand USD of the price year. */
export const turnoverFault: FigureRule = (value) => {
  if (!(value >= 0)) return 'TURNOVER_NEGATIVE';
  return value > maxTurnover ? 'TURNOVER_TOO_LARGE' : undefined;
};

const maxSupplierFactor = 100_000;

/** In g CO2e per kWh. */
export const supplierFactorFault: FigureRule = (value) => {
  if (!(value >= 0)) return 'SUPPLIER_FACTOR_NEGATIVE';
  return value > maxSupplierFactor ? 'SUPPLIER_FACTOR_TOO_LARGE' : undefined;
};

const isPercent = (value: number) => value >= 0 && value <= 100;

export const renewableShareFault: FigureRule = (value) =>
  isPercent(value) ? undefined : 'RENEWABLE_SHARE_OUT_OF_RANGE';

export const spendShareFault: FigureRule = (value) =>
  isPercent(value) ? undefined : 'SPEND_SHARE_OUT_OF_RANGE';

export const shareOfInputFault: FigureRule = (value) =>
  isPercent(value) ? undefined : 'SHARE_OF_INPUT_OUT_OF_RANGE';

export const shareOfSectorInputFault: FigureRule = (value) =>
  isPercent(value) ? undefined : 'SHARE_OF_SECTOR_INPUT_OUT_OF_RANGE';

export const productShareFault: FigureRule = (value) =>
  value > 0 && value <= 100 ? undefined : 'PRODUCT_SHARE_OUT_OF_RANGE';

export const firstYear = 1990;

/** The newest year that can have an account: next year. */
export const lastYear = (now: Date): number => currentYear(now) + 1;

/** Whether accounts can be kept for a year: from `firstYear` to next year. */
export function isYearInRange(year: number, now: Date): boolean {
  return Number.isInteger(year) && year >= firstYear && year <= lastYear(now);
}
