import { number, object, type TestContext } from 'yup';
import { isYearInRange } from '../inputs/figures';

/** What the rules of a new year need to know. */
export interface NewYearContext {
  now: Date;
  /** Existing years, if they may not be added again. */
  taken?: ReadonlySet<number>;
}

const contextOf = ({ options }: TestContext) => options.context as NewYearContext;

/** The rules of a new year, empty or copied from another. Context: `NewYearContext`. */
export const newYearSchema = object({
  year: number()
    .test('range', 'YEAR_OUT_OF_RANGE', (year = NaN, test) => isYearInRange(year, contextOf(test).now))
    .test('taken', 'yearTaken', (year = NaN, test) => !contextOf(test).taken?.has(year)),
  /** The year whose figures are copied; left out for an empty one. */
  from: number().test('same', 'SAME_YEAR', (from, { parent }) => from !== (parent as { year?: number }).year),
});
