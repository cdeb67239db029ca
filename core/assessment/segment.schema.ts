import { object, string, type TestContext } from 'yup';

/** The codes that exist. */
export interface SegmentCodes {
  sectors: ReadonlySet<string>;
  countries: ReadonlySet<string>;
}

export type SegmentFault = 'sectorRequired' | 'countryRequired';

const fault = (name: SegmentFault): SegmentFault => name;
const codesOf = ({ options }: TestContext) => options.context as SegmentCodes;

/** The rules of a new business segment, for both form and server. Context: `SegmentCodes`. */
export const segmentSchema = object({
  sectorCode: string().test('known', fault('sectorRequired'), (code = '', test) =>
    codesOf(test).sectors.has(code),
  ),
  countryCode: string().test('known', fault('countryRequired'), (code = '', test) =>
    codesOf(test).countries.has(code),
  ),
});
