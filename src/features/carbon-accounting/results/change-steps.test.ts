import { cutOf, waterfallOf } from './change-steps';

const others = { contracts: 0, suppliers: 0 };

it('leads from one year to the next, cause by cause', () => {
  const change = {
    fromYear: 2023,
    before: 1000,
    activity: -200,
    contracts: -40,
    suppliers: 10,
    factor: 80,
    method: -30,
    after: 820,
  };
  expect(waterfallOf(change)).toEqual([
    { step: 'before', value: 1000, base: 0, above: 1000, below: 0, direction: 'total' },
    { step: 'activity', value: -200, base: 800, above: 200, below: 0, direction: 'less' },
    { step: 'contracts', value: -40, base: 760, above: 40, below: 0, direction: 'less' },
    { step: 'suppliers', value: 10, base: 760, above: 10, below: 0, direction: 'more' },
    { step: 'factor', value: 80, base: 770, above: 80, below: 0, direction: 'more' },
    { step: 'method', value: -30, base: 820, above: 30, below: 0, direction: 'less' },
    { step: 'after', value: 820, base: 0, above: 820, below: 0, direction: 'total' },
  ]);
});

it('splits at 0 what leads below it, and what leads back', () => {
  const change = {
    ...others,
    fromYear: 2023,
    before: 10,
    activity: -49.5,
    factor: 49.5,
    method: 0,
    after: 10,
  };
  const isOther = ({ step }: { step: string }) => step in others;
  expect(waterfallOf(change).filter((bar) => !isOther(bar))).toEqual([
    { step: 'before', value: 10, base: 0, above: 10, below: 0, direction: 'total' },
    { step: 'activity', value: -49.5, base: 0, above: 10, below: -39.5, direction: 'less' },
    { step: 'factor', value: 49.5, base: 0, above: 10, below: -39.5, direction: 'more' },
    { step: 'method', value: 0, base: 10, above: 0, below: 0, direction: 'more' },
    { step: 'after', value: 10, base: 0, above: 10, below: 0, direction: 'total' },
  ]);
});

it('hangs what begins and ends below 0 from the nearer of both', () => {
  const change = { ...others, fromYear: 2023, before: 10, activity: -50, factor: -5, method: 55, after: 10 };
  expect(waterfallOf(change)[4]).toMatchObject({ step: 'factor', base: -40, above: 0, below: -5 });
});

describe('the cut of the axis', () => {
  const changes = { ...others, fromYear: 2023, factor: 0, method: 0 };
  const cut = (before: number, activity: number) =>
    cutOf(waterfallOf({ ...changes, before, activity, after: before + activity }));

  it.each([
    ['a small change of a large total', 24_120, -2_462, 20_000],
    ['a change of more than half', 1000, -600, 0],
    ['no change', 1000, 0, 0],
    ['a total that falls below 0', 10, -50, 0],
  ])('%s', (_what, before, activity, expected) => {
    expect(cut(before, activity)).toBe(expected);
  });
});
