import { countedTables, entriesOf } from './preview-counts';

const counts = {
  suppliers: { create: 0, update: 3, same: 1 },
  activities: { create: 2, update: 0, same: 0 },
  spend: { create: 0, update: 0, same: 0 },
};

it('names the tables of a file in their order, and what of them would be new or different', () => {
  expect(countedTables({ counts })).toEqual([
    { table: 'activities', create: 2, update: 0, same: 0 },
    { table: 'suppliers', create: 0, update: 3, same: 1 },
  ]);
  expect(entriesOf({ counts })).toBe(5);
});
