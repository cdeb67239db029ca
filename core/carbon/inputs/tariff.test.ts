import fc from 'fast-check';
import { faultsOf } from '../../records/faults-of';
import { activitySchema } from './activity.schema';
import { unusualSupplierFactor, tariffFactor } from './tariff';

const stated = { supplierFactor: 320, electricitySupplier: 'Stadtwerke Steyr', renewableShare: 60 };
const electricity = { unit: 'kWh', takesSupplierFactor: true };
const faults = (tariff: object, measured = electricity) =>
  faultsOf(activitySchema, { activityId: 406, amount: 5, unit: 'kWh', measured, ...stated, ...tariff });

test.each([
  [{}, {}],
  [{ renewableShare: null }, {}],
  [{ supplierFactor: 0 }, {}],
  [{ supplierFactor: 2500 }, {}],
  [{ supplierFactor: null }, { supplierFactor: 'SUPPLIER_FACTOR_MISSING' }],
  [{ supplierFactor: -1 }, { supplierFactor: 'SUPPLIER_FACTOR_NEGATIVE' }],
  [{ supplierFactor: NaN }, { supplierFactor: 'SUPPLIER_FACTOR_NEGATIVE' }],
  [{ supplierFactor: 100_001 }, { supplierFactor: 'SUPPLIER_FACTOR_TOO_LARGE' }],
  [{ electricitySupplier: ' \u200B' }, { electricitySupplier: 'ELECTRICITY_SUPPLIER_MISSING' }],
  [{ renewableShare: 100.1 }, { renewableShare: 'RENEWABLE_SHARE_OUT_OF_RANGE' }],
  [{ renewableShare: -1 }, { renewableShare: 'RENEWABLE_SHARE_OUT_OF_RANGE' }],
])('%j has the faults %j', (tariff, expected) => {
  expect(faults(tariff)).toEqual(expected);
});

test('electricity that is bought differently needs no tariff', () => {
  const nothing = { supplierFactor: null, electricitySupplier: null, renewableShare: null };
  expect(faults(nothing, { unit: 'kWh', takesSupplierFactor: false })).toEqual({});
});

test.each([
  [0, undefined],
  [0.35, 'small'],
  [2, undefined],
  [1050, undefined],
  [2000, undefined],
  [2001, 'large'],
])('%d g per kWh is asked about as %s', (grams, odd) => {
  expect(unusualSupplierFactor(grams)).toBe(odd);
});

test('the factor is that of the supplier, with everything a row states about its source', () => {
  expect(tariffFactor(stated, { countryCode: 'AT', year: 2024 })).toMatchObject({
    notes: [],
    factor: {
      value: 0.32,
      unit: 'kWh',
      year: 2024,
      geography: 'AT',
      source: { publisher: 'Stadtwerke Steyr', edition: 'stated by your electricity supplier' },
      dataQuality: 2,
      uncertaintyPercent: 5,
    },
  });
});

test('grams become kilograms, whatever is stated', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 100_000, noNaN: true }), (supplierFactor) => {
      const found = tariffFactor({ ...stated, supplierFactor }, { countryCode: 'AT', year: 2024 });
      expect(Math.abs((found?.factor.value ?? NaN) * 1000 - supplierFactor)).toBeLessThanOrEqual(
        1e-12 * supplierFactor,
      );
    }),
  );
});
