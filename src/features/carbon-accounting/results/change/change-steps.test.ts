import { axisStart, barRanges, waterfallOf } from './change-steps';

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
    { step: 'before', value: 1000, from: 0, to: 1000, direction: 'total' },
    { step: 'activity', value: -200, from: 1000, to: 800, direction: 'less' },
    { step: 'contracts', value: -40, from: 800, to: 760, direction: 'less' },
    { step: 'suppliers', value: 10, from: 760, to: 770, direction: 'more' },
    { step: 'factor', value: 80, from: 770, to: 850, direction: 'more' },
    { step: 'method', value: -30, from: 850, to: 820, direction: 'less' },
    { step: 'after', value: 820, from: 0, to: 820, direction: 'total' },
  ]);
});

describe('the position of the bars', () => {
  const places = (change: Parameters<typeof waterfallOf>[0], cut = 0) =>
    barRanges(waterfallOf(change), cut).map(({ start, end }) => [Math.round(start), Math.round(end)]);
  const changes = { ...others, fromYear: 2023, factor: 0, method: 0 };

  it('starts where the previous bar ends', () => {
    expect(places({ ...changes, before: 100, activity: -40, factor: 10, after: 70 })).toEqual([
      ...[
        [0, 100],
        [60, 100],
        [60, 60],
        [60, 60],
        [60, 70],
        [70, 70],
      ],
      [0, 70],
    ]);
  });

  it('starts at the cut', () => {
    expect(places({ ...changes, before: 100, activity: -10, after: 90 }, 80)).toEqual([
      ...[
        [0, 100],
        [50, 100],
        [50, 50],
        [50, 50],
        [50, 50],
        [50, 50],
      ],
      [0, 50],
    ]);
  });

  it('leaves room below 0, with totals starting at 0', () => {
    expect(places({ ...changes, before: 10, activity: -50, factor: 50, after: 10 })).toEqual([
      ...[
        [80, 100],
        [0, 100],
        [0, 0],
        [0, 0],
        [0, 100],
        [100, 100],
      ],
      [80, 100],
    ]);
  });

  it('is empty without emissions in both years', () => {
    expect(places({ ...changes, before: 0, activity: 0, after: 0 })).toEqual(Array(7).fill([0, 0]));
  });
});

describe('the cut of the axis', () => {
  const changes = { ...others, fromYear: 2023, factor: 0, method: 0 };
  const cut = (before: number, activity: number) =>
    axisStart(waterfallOf({ ...changes, before, activity, after: before + activity }));

  it.each([
    ['a small change of a large total', 24_120, -2_462, 20_000],
    ['a change of more than half', 1000, -600, 0],
    ['no change', 1000, 0, 0],
    ['a total that falls below 0', 10, -50, 0],
  ])('%s', (_what, before, activity, expected) => {
    expect(cut(before, activity)).toBe(expected);
  });
});
