import { bioethanol } from '../../../../tests/support/products/published-footprint';
import { readFootprint } from './read-footprint';

it('accepts a published example', () => {
  expect(readFootprint(bioethanol)).toMatchObject({ footprint: { id: bioethanol.id } });
});

describe('names the footprint and the member that is wrong', () => {
  const changed = (pcf: object) => ({ ...bioethanol, pcf: { ...bioethanol.pcf, ...pcf } });
  test.each([
    ['a declared unit of zero', changed({ declaredUnitAmount: '0' }), 'pcf.declaredUnitAmount'],
    ['zero with decimals', changed({ declaredUnitAmount: '0.00' }), 'pcf.declaredUnitAmount'],
    ['next to nothing', changed({ declaredUnitAmount: `0.${'0'.repeat(390)}1` }), 'pcf.declaredUnitAmount'],
    ['more than a number holds', changed({ fossilGhgEmissions: '9'.repeat(400) }), 'pcf.fossilGhgEmissions'],
    ['a number instead of a text', changed({ fossilGhgEmissions: 1 }), 'pcf.fossilGhgEmissions'],
    ['an exponent', changed({ fossilGhgEmissions: '1e3' }), 'pcf.fossilGhgEmissions'],
    ['negative emissions', changed({ fossilGhgEmissions: '-1' }), 'pcf.fossilGhgEmissions'],
    [
      'an unknown unit',
      changed({ declaredUnitOfMeasurement: 'megabit second' }),
      'pcf.declaredUnitOfMeasurement',
    ],
    ['no total', changed({ pcfExcludingBiogenicUptake: undefined }), 'pcf.pcfExcludingBiogenicUptake'],
    [
      'a period that ends before it begins',
      changed({ referencePeriodEnd: '2020-01-01T00:00:00Z' }),
      'pcf.referencePeriodEnd',
    ],
    ['a leap second', { ...bioethanol, created: '2016-12-31T23:59:60Z' }, 'created'],
    [
      'a time after the year 9999',
      changed({ referencePeriodStart: '9999-12-31T23:59:59-23:59' }),
      'pcf.referencePeriodStart',
    ],
    [
      'a time before the year 1',
      { ...bioethanol, validityPeriodEnd: '0001-01-01T00:00:00Z' },
      'validityPeriodEnd',
    ],
    ['another version', { ...bioethanol, specVersion: '2.2.0' }, 'specVersion'],
    ['no name', { ...bioethanol, productNameCompany: '' }, 'productNameCompany'],
    ['no footprint', { ...bioethanol, pcf: undefined }, 'pcf'],
  ])('%s', (_what, document, field) => {
    expect(readFootprint(JSON.parse(JSON.stringify(document)))).toEqual({
      fault: { id: bioethanol.id, field },
    });
  });

  test.each([null, 'text', 7, [], {}])('anything else: %j', (document) => {
    expect(readFootprint(document)).toMatchObject({ fault: { id: null } });
  });
});
