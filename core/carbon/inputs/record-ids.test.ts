import { distributionId, spendVolumeId } from './record-ids';

it('gives a year one id, and each of its sectors another, as UUIDs', () => {
  expect(spendVolumeId(2024)).toBe('000007e8-0000-8000-8000-000000000000');
  expect(distributionId(2024, 331)).toBe('000007e8-0000-8000-8000-00000000014b');
  expect(new Set([2023, 2024].flatMap((year) => [1, 2].map((id) => distributionId(year, id)))).size).toBe(4);
});
