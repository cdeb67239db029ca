import { isTimeZone, localTime, quietMinutes } from './quiet-hours';

const night = { from: '22:00', to: '07:00' };
const noon = { from: '12:00', to: '13:30' };

test.each([
  ['in the evening', night, '2026-11-27T21:30:00Z', 'Europe/Berlin', 510],
  ['before midnight of another zone', night, '2026-11-27T15:00:00Z', 'Asia/Shanghai', 480],
  ['at its end', night, '2026-11-27T06:00:00Z', 'Europe/Berlin', 0],
  ['in the morning, a minute before its end', night, '2026-11-27T05:59:00Z', 'Europe/Berlin', 1],
  ['by day', night, '2026-11-27T11:00:00Z', 'Europe/Berlin', 0],
  ['within one day', noon, '2026-11-27T12:15:00Z', 'UTC', 75],
  ['before it on one day', noon, '2026-11-27T11:59:00Z', 'UTC', 0],
  ['with the same time twice', { from: '08:00', to: '08:00' }, '2026-11-27T08:00:00Z', 'UTC', 0],
  ['without any', null, '2026-11-27T23:00:00Z', 'UTC', 0],
])('quiet hours %s', (_when, quiet, instant, timeZone, expected) => {
  expect(quietMinutes(quiet, new Date(instant), timeZone)).toBe(expected);
});

test('the day is that in the time zone', () => {
  const instant = new Date('2026-12-31T23:30:00Z');
  expect(localTime(instant, 'Europe/Berlin')).toEqual({ day: '2027-01-01', minute: 30 });
  expect(localTime(instant, 'America/Sao_Paulo')).toEqual({ day: '2026-12-31', minute: 20 * 60 + 30 });
});

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Berlin', false],
  ['', false],
])('%j is a time zone: %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});
