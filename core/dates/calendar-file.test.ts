import { calendarFile, type CalendarDay } from './calendar-file';

const day: CalendarDay = {
  id: '6f1c0f66-0000-4000-8000-000000000001',
  host: 'suppliers.example',
  day: '2026-12-31',
  title: 'Answer Nordwerk',
  text: 'Please answer.',
  url: 'https://suppliers.example/overview/',
  alarmDays: 3,
  now: new Date('2026-11-20T13:05:09.123Z'),
};

test('is a day in the calendar with an alarm before it', () => {
  expect(calendarFile(day).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//suppliers.example//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:6f1c0f66-0000-4000-8000-000000000001@suppliers.example',
    'DTSTAMP:20261120T130509Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Answer Nordwerk',
    'DESCRIPTION:Please answer.',
    'URL:https://suppliers.example/overview/',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Answer Nordwerk',
    'TRIGGER:-P3D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('typed text stays on its line', () => {
  const file = calendarFile({
    ...day,
    title: 'A, B; C\\D',
    text: 'One\r\nTwo\nEND:VEVENT\u0000\u0007',
    url: 'https://suppliers.example/\r\nX-EVIL:1',
  });
  expect(file).toContain('\r\nSUMMARY:A\\, B\\; C\\\\D\r\n');
  expect(file).toContain('\r\nDESCRIPTION:One\\nTwo\\nEND:VEVENT  \r\n');
  expect(file.match(/^END:VEVENT/gm)).toHaveLength(1);
  expect(file).not.toMatch(/^X-EVIL/m);
});

test.each(['x'.repeat(300), '供应商'.repeat(60), 'ü🌱'.repeat(70)])('long lines are folded: %s', (text) => {
  const file = calendarFile({ ...day, text });
  for (const line of file.split('\r\n'))
    expect(unescape(encodeURIComponent(line)).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`\r\nDESCRIPTION:${text}\r\n`);
});

test('days of clock changes and leap years are whole days', () => {
  expect(calendarFile({ ...day, day: '2028-02-28' })).toContain('DTEND;VALUE=DATE:20280229\r\n');
  expect(calendarFile({ ...day, day: '2026-10-25' })).toContain('DTEND;VALUE=DATE:20261026\r\n');
});
