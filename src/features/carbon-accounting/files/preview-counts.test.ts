import { countedTables, entriesToTake } from './preview-counts';

const counts = {
  suppliers: { create: 0, update: 3, same: 1 },
  activities: { create: 2, update: 0, same: 0 },
  spend: { create: 0, update: 0, same: 0 },
};

it('lists the tables of a file in order, with their new and changed entries', () => {
  expect(countedTables({ counts })).toEqual([
    { table: 'activities', create: 2, update: 0, same: 0 },
    { table: 'suppliers', create: 0, update: 3, same: 1 },
  ]);
});

it('counts the imported entries without repeated rows and rows with errors', () => {
  const whole = { counts, errorCount: 0, others: 0, identical: 1 };
  expect(entriesToTake(whole, '')).toBe(5);
  expect(entriesToTake(whole, 'leaveOut')).toBe(4);
  expect(entriesToTake({ ...whole, errorCount: 2, others: 3 }, 'keep')).toBe(3);
});
