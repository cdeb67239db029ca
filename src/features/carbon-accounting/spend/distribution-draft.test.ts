import { changesOf, prefillShares } from './distribution-draft';
import { newDistribution } from '../records/new-records';

const steel = newDistribution(2024, { scope3SectorId: 1, shareOfInput: 30 });
const freight = newDistribution(2024, { scope3SectorId: 81, shareOfInput: 10 });

it('finds what is new, changed and removed, and ignores what is unchanged', () => {
  const shares = new Map([
    [1, 35],
    [17, 20],
  ]);
  expect(changesOf([steel, freight], shares)).toEqual({
    added: [{ scope3SectorId: 17, shareOfInput: 20 }],
    changed: [{ record: steel, shareOfInput: 35 }],
    removed: [freight],
  });
  expect(changesOf([steel], new Map([[1, 30]]))).toEqual({ added: [], changed: [], removed: [] });
});

it('starts with an industry’s largest share', () => {
  const spendInputs = [
    { scope3SectorId: 1, shareOfInput: 20 },
    { scope3SectorId: 2, shareOfInput: 50 },
  ];
  const prefill = { id: 1, industryId: 1, industryName: 'Metals', spendVolumeShare: 60, spendInputs };
  expect(prefillShares(prefill).map(({ sectorId }) => sectorId)).toEqual([2, 1]);
});
