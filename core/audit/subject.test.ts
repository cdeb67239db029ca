import { readSubject, toSubject } from './subject';

it('is read back as it was written', () => {
  const values = { name: 'Purchases {2024}.xlsx', year: 2024 };
  expect(readSubject(toSubject('undoneImport', values))).toEqual({ code: 'undoneImport', values });
});

it.each(['Luis Ortega', 'Spend volume, 2024', 'results of 2024', 'other {"year":2024}', 'results {2024}'])(
  'leaves %j as it is',
  (subject) => expect(readSubject(subject)).toBeUndefined(),
);
