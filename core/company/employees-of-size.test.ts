import { employeesOfSize, isInRange } from './employees-of-size';

test.each([
  [10, 1],
  [10.5, 1],
  [10.5, 2],
  [250, 3],
  [251, 4],
  [40_000, 5],
])('%d employees are of size class %d', (employees, size) => {
  expect(isInRange(employees, employeesOfSize(size) ?? { from: 0, to: 0 })).toBe(true);
});

test.each([
  [11, 1],
  [186, 4],
  [1000, 5],
])('%d employees are not of size class %d', (employees, size) => {
  expect(isInRange(employees, employeesOfSize(size) ?? { from: 0, to: null })).toBe(false);
});

test('there is no sixth class', () => {
  expect(employeesOfSize(6)).toBeNull();
});
