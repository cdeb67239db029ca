import { SharesOver100Error } from './calculate-year';
import { factorKeys } from '../factors/factor';
import type { SubmittedSegment, SupplierShareInput, YearInputs } from '../inputs/year-inputs';
import {
  factor,
  sector,
  supplier,
  segment,
  linkedWith,
  rowsOf,
  summary,
} from '../../../tests/support/carbon/year-of-reference';

describe('purchases', () => {
  const spend = { turnoverInThsdUSD: 1, spendShareOfTurnover: 50 };
  const half = { id: 'A', sector: sector('A'), shareOfInput: 50 };
  const spendFactor = factor(factorKeys.spend('A'), 2, { geography: 'US' });

  test('without a sector are a row of their own', () => {
    const rows = rowsOf({ spend, distributions: [half] }, [spendFactor]);
    expect(summary(rows)).toEqual([
      ['spend-based', 500, 'OTHER_GEOGRAPHY', true],
      ['not-allocated', 500, 'OTHER_GEOGRAPHY,MEAN_OF_DISTRIBUTED', true],
    ]);
    expect(rows[1]?.purchase).toEqual({ ...spend, shareOfInput: 50, shareOfSectorInput: null });
  });

  test('have savings only with suppliers that have submitted', () => {
    const linking = linkedWith(segment({ performance: 40 }));
    const rows = rowsOf(
      {
        spend,
        distributions: [half],
        supplierInputs: [
          supplier({ shareOfSectorInput: 50, linking: { ...linking, status: 'submitted' } }),
          supplier({ shareOfSectorInput: 50, linking: { ...linking, status: 'accepted' } }),
        ],
      },
      [spendFactor],
    );
    expect(rows.map(({ baseKg, savedKg, remainingKg }) => [baseKg, savedKg, remainingKg])).toEqual([
      [250, 100, 150],
      [250, 0, 250],
      [500, 0, 500],
    ]);
  });

  describe('of a supplier that has submitted', () => {
    const bought = (segments: SubmittedSegment[], wishes: Partial<SupplierShareInput> = {}, year = 2024) => {
      const supplierInputs = [
        supplier({ shareOfSectorInput: 100, linking: linkedWith(...segments), ...wishes }),
      ];
      const [row] = rowsOf({ year, spend, distributions: [{ ...half, shareOfInput: 100 }], supplierInputs }, [
        spendFactor,
      ]);
      return row && [row.performance, row.notes.filter((note) => note.startsWith('PERF')).join()];
    };

    test.each([
      ['of the sector and country counts', [segment()], [20, '']],
      ['of another sector', [segment({ sector: 'FREIGHT' })], [0, 'PERFORMANCE_OTHER_SECTOR']],
      ['of another country', [segment({ country: 'AT' })], [0, 'PERFORMANCE_OTHER_COUNTRY']],
      ['of a later year', [segment({ year: 2025 })], [0, 'PERFORMANCE_LATER_YEAR']],
      ['of an earlier year counts on', [segment({ year: 2021 })], [20, '']],
      ['without an answered measure', [segment({ performance: null })], [0, 'PERFORMANCE_NOT_ANSWERED']],
      ['that was never given', [], [0, 'PERFORMANCE_NOT_SUBMITTED']],
    ])('a segment %s', (_what, segments, expected) => {
      expect(bought(segments)).toEqual(expected);
    });

    test('of several segments the one that matches counts, and the row names it', () => {
      const segments = [
        segment({ sector: 'FREIGHT', performance: 90 }),
        segment({ performance: 30 }),
        segment({ country: 'AT', performance: 80 }),
      ];
      expect(bought(segments)).toEqual([30, '']);
    });

    test("each submission counts from its year until the next one's", () => {
      const segments = [
        segment({ year: 2022, performance: 10, submittedAt: '2023-01-01T00:00:00.000Z' }),
        segment({ year: 2024, performance: 15, submittedAt: '2025-01-01T00:00:00.000Z' }),
        segment({ year: 2024, performance: 25, submittedAt: '2025-06-01T00:00:00.000Z' }),
      ];
      expect([2021, 2022, 2023, 2024, 2026].map((year) => bought(segments, {}, year)?.[0])).toEqual([
        0, 10, 10, 25, 25,
      ]);
    });
  });

  test('of which less than half is distributed take the mean of the industry, else of all sectors', () => {
    const factors = [spendFactor, factor(factorKeys.spend('B'), 4), factor(factorKeys.spend('C'), 9)];
    const distributions = [{ ...half, shareOfInput: 40 }];
    const unallocated = (typicalShares: YearInputs['typicalShares']) => {
      const rows = rowsOf({ spend, distributions, typicalShares }, factors);
      return rows
        .filter(({ method }) => method === 'not-allocated')
        .map(({ factor: { value }, notes }) => [value, notes.at(-1)]);
    };
    expect(
      unallocated([
        { code: 'A', share: 25 },
        { code: 'B', share: 75 },
      ]),
    ).toEqual([[3.5, 'MEAN_OF_INDUSTRY']]);
    expect(unallocated([])).toEqual([[5, 'MEAN_OF_SECTORS']]);
  });

  test('of thirds that add up to 100 leave nothing unallocated', () => {
    const thirds = ['A', 'B', 'C'].map((code) => ({
      id: code,
      sector: sector(code),
      shareOfInput: 100 / 3,
    }));
    expect(rowsOf({ spend, distributions: thirds }).map(({ method }) => method)).toEqual([
      'spend-based',
      'spend-based',
      'spend-based',
    ]);
  });

  test('whose shares exceed 100 percent are refused by year, sector and sum', () => {
    const excessive = {
      spend,
      distributions: [
        { ...half, shareOfInput: 80 },
        { id: 'B', sector: sector('B'), shareOfInput: 24.5 },
      ],
      supplierInputs: [supplier({ shareOfSectorInput: 70 }), supplier({ shareOfSectorInput: 50 })],
    };
    expect(() => rowsOf(excessive)).toThrow(SharesOver100Error);
    expect(() => rowsOf(excessive)).toThrow(
      'In 2024 the shares of input of all sectors add up to 104.5 percent; correct them to 100 at most. ' +
        "In 2024 the suppliers' shares of Sector A add up to 120 percent; correct them to 100 at most.",
    );
  });
});
