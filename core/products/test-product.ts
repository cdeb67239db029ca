import type { ProductValues } from '../contracts/ca-products';

/** A valid bracket of 12 kg. */
export const bracketValues: ProductValues = {
  name: 'Bracket, cast',
  description: 'Engine bracket of an aluminium alloy',
  partNumber: 'B-1200',
  gtin: '',
  customsCode: '7616',
  cpc: '42999',
  declaredUnit: 'piece',
  declaredAmount: 1,
  mass: 12,
  fossilCarbon: 0,
  biogenicCarbon: 0,
  country: 'AT',
  site: 'Steyr',
  periodStart: '2025-01-01',
  periodEnd: '2025-12-31',
  exemptedPercent: 0,
  exemptedReason: '',
};
