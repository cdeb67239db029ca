import fc from 'fast-check';
import { parseInstant } from './parse-instant';

const iso = (text: string | null | undefined) => parseInstant(text)?.toISOString();

describe('parseInstant', () => {
  test.each([
    ['2026-11-20T10:15:30Z', '2026-11-20T10:15:30.000Z'],
    ['2026-11-20T10:15:30.123456z', '2026-11-20T10:15:30.123Z'],
    ['2026-11-20T10:15Z', '2026-11-20T10:15:00.000Z'],
    ['2026-11-20T10:15:30+01:00', '2026-11-20T09:15:30.000Z'],
    ['2026-11-20T10:15:30-0330', '2026-11-20T13:45:30.000Z'],
    ['2026-11-20 10:15:30 -08', '2026-11-20T18:15:30.000Z'],
  ])('takes %s, which has a zone, as it is', (text, expected) => {
    expect(iso(text)).toBe(expected);
  });

  test.each([
    ['2026-11-20T10:15:30', '2026-11-20T18:15:30.000Z'],
    ['2026-11-20 20:15:30.5', '2026-11-21T04:15:30.500Z'],
    ['2026-11-20', '2026-11-20T08:00:00.000Z'],
    ['2024-02-29', '2024-02-29T08:00:00.000Z'],
    [' 2026-11-20T10:15 ', '2026-11-20T18:15:00.000Z'],
  ])('moves %s, which has no zone, 8 hours later', (text, expected) => {
    expect(iso(text)).toBe(expected);
  });

  test.each([
    [null],
    [undefined],
    [''],
    ['  '],
    ['never'],
    ['2026'],
    ['20.11.2026'],
    ['Nov 20, 2026'],
    ['2026-13-01'],
    ['2026-02-30'],
    ['2026-02-30T10:00:00Z'],
    ['2026-11-20T25:00:00Z'],
    ['2026-11-20T10:00:00+99:00'],
    ['2026-11-20Z'],
    ['2026-11-20T10:00:00 Europe/Berlin'],
  ])('has no instant for %j', (text) => {
    expect(parseInstant(text)).toBeUndefined();
  });

  test('reads back every instant with a four-digit year', () => {
    const years = { min: new Date('0000-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z') };
    fc.assert(
      fc.property(fc.date({ ...years, noInvalidDate: true }), (date) => {
        expect(iso(date.toISOString())).toBe(date.toISOString());
      }),
    );
  });

  test('never throws, whatever the text', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseInstant(text)));
  });
});
