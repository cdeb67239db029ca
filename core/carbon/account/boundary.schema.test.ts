import { faultsOf } from '../../records/faults-of';
import { boundarySchema, exclusionSchema } from './boundary.schema';

/** 2022 has results, 2023 has not. */
const years = new Map([
  [2022, true],
  [2023, false],
]);
const faults = (values: object, context: object = { years }) => faultsOf(boundarySchema, values, context);

it('takes a base year with results, and none', () => {
  expect(faults({ baseYear: 2022 })).toEqual({});
  expect(faults({ baseYear: null })).toEqual({});
});

it('distinguishes a missing base year from one without results', () => {
  expect(faults({ baseYear: 2021 })).toEqual({ baseYear: 'BASE_YEAR_UNKNOWN' });
  expect(faults({ baseYear: 2023 })).toEqual({ baseYear: 'BASE_YEAR_NOT_CALCULATED' });
});

it('leaves the base year to the server if the years are unknown', () => {
  expect(faults({ baseYear: 2021 }, {})).toEqual({});
});

it.each([-0.1, 100.1, NaN, Infinity])('refuses a threshold of %d percent', (recalculationThreshold) => {
  expect(faults({ recalculationThreshold })).toEqual({ recalculationThreshold: 'THRESHOLD_OUT_OF_RANGE' });
});

it.each([0, 5, 100])('takes a threshold of %d percent', (recalculationThreshold) => {
  expect(faults({ recalculationThreshold })).toEqual({});
});

it('takes an empty or a valid e-mail address', () => {
  expect(faults({ responsibleEmail: '' })).toEqual({});
  expect(faults({ responsibleEmail: ' anna@example.test ' })).toEqual({});
  expect(faults({ responsibleEmail: 'anna' })).toEqual({ responsibleEmail: 'RESPONSIBLE_EMAIL_INVALID' });
});

it('requires a reason for each exclusion', () => {
  expect(faultsOf(exclusionSchema, { name: 'Warehouse', reason: '\u200B ' })).toEqual({
    reason: 'EXCLUSION_REASON_MISSING',
  });
  expect(faultsOf(exclusionSchema, { name: '\u2800', reason: 'sold' })).toEqual({
    name: 'EXCLUSION_NAME_MISSING',
  });
  const exclusions = [
    { name: 'Warehouse', reason: 'sold' },
    { name: 'Office', reason: '' },
  ];
  expect(Object.values(faults({ exclusions }))).toEqual(['EXCLUSION_REASON_MISSING']);
});
