import { faultsOf } from '../records/faults-of';
import { segmentSchema } from './segment.schema';

const codes = { sectors: new Set(['STEEL']), countries: new Set(['AT']) };

test.each([
  [{ sectorCode: 'STEEL', countryCode: 'AT' }, {}],
  [{ sectorCode: '', countryCode: 'AT' }, { sectorCode: 'sectorRequired' }],
  [{ sectorCode: 'STEEL', countryCode: 'at' }, { countryCode: 'countryRequired' }],
  [{}, { sectorCode: 'sectorRequired', countryCode: 'countryRequired' }],
])('%j -> %j', (segment, faults) => {
  expect(faultsOf(segmentSchema, segment, codes)).toEqual(faults);
});
