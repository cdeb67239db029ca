/** An all-day calendar entry. */
export interface CalendarDay {
  /** The same each time the same entry is written, so that calendars replace it. */
  id: string;
  /** Host name of the installation that writes the file. */
  host: string;
  /** `YYYY-MM-DD`. */
  day: string;
  title: string;
  text: string;
  /** Page on which to act. */
  url: string;
  /** How many days before the calendar reminds its owner. */
  alarmDays: number;
  now: Date;
}

/** An iCalendar file (RFC 5545) with one all-day event that does not mark its owner as busy. */
export function calendarFile({ id, host, day, title, text, url, alarmDays, now }: CalendarDay): string {
  const stamp = now.toISOString().replace(/\.\d+|[-:]/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(host)}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(`${id}@${host}`)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url.replace(/\s/g, '')}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-P${alarmDays}D`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const compact = (day: string) => day.replaceAll('-', '');

const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** A value of the type TEXT (section 3.3.11): no control characters, line breaks as `\n`. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

const maxLineLength = 75;

/** Lines are at most 75 octets long; continuation lines begin with a space (section 3.1). */
function folded(line: string): string {
  let text = '';
  let length = 0;
  for (const character of line) {
    const octets = octetsOf(character);
    if (length + octets > maxLineLength) {
      text += '\r\n ';
      length = 1;
    }
    text += character;
    length += octets;
  }
  return text;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
