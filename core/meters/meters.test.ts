import { readXml } from '../invoices/xml-tree';
import { byMonth } from './by-month';
import { MeterError, type MeterData } from './interval';
import { clockOf } from './local-time';
import { isGreenButton, readGreenButton } from './read-green-button';
import { readTimeValues } from './read-time-values';

const berlin = clockOf('Europe/Berlin');
const seconds = (text: string) => Date.parse(text) / 1000;

interface Written {
  uom?: number;
  power?: number;
  behaviour?: number;
  flow?: number;
  kind?: number;
  intervals: readonly (readonly [start: number, duration: number, value: number])[];
}

/** A Green Button file of one meter, in NAESB's ESPI format. */
function writeFeed({ uom = 72, power = 0, behaviour = 4, flow = 1, kind = 0, intervals }: Written): string {
  const base = 'https://utility.example/espi/1_1/resource';
  const entry = (self: string, up: string, related: string, title: string, content: string) => `
    <entry>
      <link rel="self" href="${base}/${self}"/><link rel="up" href="${base}/${up}"/>
      ${related && `<link rel="related" href="${base}/${related}"/>`}
      <title>${title}</title><content>${content}</content>
    </entry>`;
  const espi = 'xmlns="http://naesb.org/espi"';
  const point = 'RetailCustomer/9/UsagePoint/01';
  const readings = intervals.map(
    ([start, duration, value]) =>
      `<IntervalReading><timePeriod><duration>${duration}</duration><start>${start}</start></timePeriod>
       <value>${value}</value></IntervalReading>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom">
    ${entry(point, 'RetailCustomer/9/UsagePoint', `${point}/MeterReading`, 'Hall 2', `<UsagePoint ${espi}><ServiceCategory><kind>${kind}</kind></ServiceCategory></UsagePoint>`)}
    ${entry(`${point}/MeterReading/1`, `${point}/MeterReading`, 'ReadingType/7', '', `<MeterReading ${espi}/>`)}
    ${entry('ReadingType/7', 'ReadingType', '', '', `<ReadingType ${espi}><accumulationBehaviour>${behaviour}</accumulationBehaviour><flowDirection>${flow}</flowDirection><intervalLength>900</intervalLength><powerOfTenMultiplier>${power}</powerOfTenMultiplier><uom>${uom}</uom></ReadingType>`)}
    ${entry(`${point}/MeterReading/1/IntervalBlock/0`, `${point}/MeterReading/1/IntervalBlock`, '', '', `<IntervalBlock ${espi}>${readings.join('')}</IntervalBlock>`)}
  </feed>`;
}

/** One value an hour from one instant to another. */
const hourly = (from: string, to: string, value: number) => {
  const [first, last] = [seconds(from), seconds(to)];
  return [...Array((last - first) / 3600).keys()].map((at) => [first + at * 3600, 3600, value] as const);
};
const read = (written: Written) => readGreenButton(readXml(writeFeed(written)));
const monthsOf = (data: MeterData) =>
  byMonth(data, berlin).invoices.map(({ lines: [line], period }) => [period?.from, line?.quantity]);
const faultOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    if (error instanceof MeterError) return error.fault;
    throw error;
  }
  return undefined;
};

test('watt hours of a Green Button file are kWh by the months of the zone, across both clock changes', () => {
  // A year in Berlin begins and ends an hour before that of UTC; every month has its own number of hours.
  const [data] = read({ power: 3, intervals: hourly('2023-12-31T23:00Z', '2024-12-31T23:00Z', 2) });
  const hours = [744, 696, 743, 720, 744, 720, 744, 744, 720, 745, 720, 744];
  expect(monthsOf(data as MeterData)).toEqual(
    hours.map((count, month) => [`2024-${String(month + 1).padStart(2, '0')}-01`, count * 2]),
  );
  expect(byMonth(data as MeterData, berlin).gaps).toEqual([]);
});

test.each([
  [{ uom: 72, power: 0 }, 'KWH', 0.744],
  [{ uom: 72, power: -3 }, 'KWH', 0.000744],
  [{ uom: 42, power: 0 }, 'MTQ', 744],
  [{ uom: 169, power: -1 }, 'N72', 74.4],
])('unit and power of ten of %j', (type, unitCode, quantity) => {
  const [data] = read({ ...type, intervals: hourly('2023-12-31T23:00Z', '2024-01-31T23:00Z', 1) });
  const [invoice] = byMonth(data as MeterData, berlin).invoices;
  expect(invoice?.lines[0]).toMatchObject({ unitCode });
  expect(invoice?.lines[0]?.quantity).toBeCloseTo(quantity, 9);
  expect(invoice).toMatchObject({ number: '2024-01/01', seller: { name: 'Hall 2' } });
});

test.each([
  [{ uom: 38 }, 'METER_UNIT'],
  [{ behaviour: 3 }, 'METER_READINGS'],
  [{ flow: 19 }, 'METER_EMPTY'],
])('%j is refused with the reason %s', (type, fault) => {
  const intervals = hourly('2024-01-01T00:00Z', '2024-01-02T00:00Z', 1);
  expect(faultOf(() => read({ ...type, intervals }))).toBe(fault);
});

test('values of more than a day are refused', () => {
  expect(faultOf(() => read({ intervals: [[0, 30 * 86_400, 1]] }))).toBe('METER_STEP');
});

test('an invoice is no Green Button file', () => {
  expect(isGreenButton(readXml('<Invoice xmlns="urn:x"/>'))).toBe(false);
});

test('incomplete months at the ends are left out, missing hours within are reported', () => {
  const all = hourly('2024-01-10T23:00Z', '2024-04-15T22:00Z', 1);
  const [data] = read({ intervals: all.filter((_, index) => index < 1000 || index >= 1010) });
  const { invoices, gaps } = byMonth(data as MeterData, berlin);
  expect(invoices.map(({ period }) => period?.from)).toEqual(['2024-02-01', '2024-03-01']);
  expect(gaps).toEqual([
    { month: '2024-01', hours: 240, isLeftOut: true },
    { month: '2024-02', hours: 10, isLeftOut: false },
    { month: '2024-04', hours: 360, isLeftOut: true },
  ]);
});

test('a month with more than its hours is refused', () => {
  const january = hourly('2023-12-31T23:00Z', '2024-01-31T23:00Z', 1);
  const [data] = read({ intervals: [...january, ...january] });
  expect(faultOf(() => byMonth(data as MeterData, berlin))).toBe('METER_OVERLAPS');
});

const table = (...rows: (string | number)[][]) =>
  readTimeValues(rows, { name: 'Strom 2024', clock: berlin, dayFirst: true, commaByHabit: true });

/** Local times from one day to another, every quarter of an hour; hours as in Berlin. */
function quarters(from: string, to: string, value: string, write: (local: Date) => string): string[][] {
  const [first, last] = [seconds(from), seconds(to)];
  return [...Array((last - first) / 900).keys()].map((at) => [
    write(new Date(berlin.toLocal(first + at * 900) * 1000)),
    value,
  ]);
}
const isoText = (local: Date) => local.toISOString().slice(0, 16).replace('T', ' ');
const germanText = (local: Date) => isoText(local).replace(/(\d+)-(\d+)-(\d+)/, '$3.$2.$1');

test.each([
  ['ISO times', isoText],
  ['German times', germanText],
])('%s in local time are added up, the repeated hour both times', (_name, write) => {
  const data = table(
    ['Lastgang Hauptzähler', ''],
    ['Zeit', 'Verbrauch (kWh)'],
    ...quarters('2024-09-30T22:00Z', '2024-10-31T23:00Z', '0,25', write),
  );
  expect(monthsOf(data)).toEqual([['2024-10-01', 745]]);
  expect(byMonth(data, berlin).gaps).toEqual([]);
});

test('mean power becomes energy, and times may be the ends of their intervals', () => {
  const rows = quarters('2023-12-31T23:00Z', '2024-01-31T23:00Z', '2', isoText);
  const ends = [...rows.slice(1), ['2024-02-01 00:00', '2']];
  expect(monthsOf(table(['Zeit', 'Leistung kW'], ...ends))).toEqual([['2024-01-01', 1488]]);
});

test('times with a zone are instants', () => {
  const rows = hourly('2023-12-31T23:00Z', '2024-01-31T23:00Z', 1).map(([at]) => [
    new Date(at * 1000).toISOString(),
    '1.5',
  ]);
  expect(monthsOf(table(['timestamp', 'value [Wh]'], ...rows))).toEqual([['2024-01-01', 1.116]]);
});

test.each([
  ['2/13/2024 00:00', '2/13/2024 01:00', '2024-02'],
  ['13/2/2024 12:00 AM', '13/2/2024 1:00 AM', '2024-02'],
  ['2/1/2024 00:00', '2/1/2024 01:00', '2024-01'],
  ['2024/3/1 0:00', '2024/3/1 1:00', '2024-03'],
])('%s and %s are in %s', (first, second, month) => {
  const [day] = table(['Date', 'kWh'], [first, '1'], [second, '1']).intervals;
  expect(new Date(berlin.toLocal(day?.start ?? 0) * 1000).toISOString().slice(0, 7)).toBe(month);
});

test('date and time of day may be in two columns', () => {
  const { intervals, unread } = table(
    ['Datum', 'Uhrzeit', 'kWh'],
    ['01.03.2024', '00:00', '1'],
    ['01.03.2024', '00:15', '2'],
  );
  const start = seconds('2024-02-29T23:00Z');
  expect([intervals, unread]).toEqual([
    [
      { start, duration: 900, value: 1 },
      { start: start + 900, duration: 900, value: 2 },
    ],
    [],
  ]);
});

test('rows without a time or a value are reported by number', () => {
  const data = table(
    ['Zeit', 'kWh'],
    ['2024-01-01 00:00', '1'],
    ['Summe', '1'],
    ['2024-01-01 01:00', 'fehlt'],
    ['2024-01-32 02:00', '1'],
    [],
    ['2024-01-01 04:00', '2'],
  );
  expect(data.unread).toEqual([3, 4, 5]);
});

test('values with three decimals are read in the format of the file, not of the reader', () => {
  const { intervals } = table(['Zeit', 'kWh'], ['2024-01-01 00:00', '12.375'], ['2024-01-01 00:15', '0.125']);
  expect(intervals.map(({ value }) => value)).toEqual([12.375, 0.125]);
});

test('further columns of values are named, but for the power of the same meter', () => {
  const { columns } = table(
    ['Zeit', 'Halle 1 (kWh)', 'Leistung (kW)', 'Halle 2 (kWh)', 'Status'],
    ['2024-01-01 00:00', '1', '1', '7', 'ok'],
    ['2024-01-01 01:00', '2', '2', '8', 'ok'],
  );
  expect(columns).toEqual({ read: 'Halle 1 (kWh)', others: ['Halle 2 (kWh)'] });
});

test('meter readings are refused', () => {
  const rows = [...Array(48).keys()].map((at) => [
    `2024-01-0${1 + Math.floor(at / 24)} ${at % 24}:00`,
    String(40_000 + at * 3),
  ]);
  expect(faultOf(() => table(['Zeit', 'Zählerstand kWh'], ...rows))).toBe('METER_READINGS');
});

test('a table without a unit, and one without two times, are refused', () => {
  expect(faultOf(() => table(['time', 'value'], ['2024-01-01 00:00', '1']))).toBe('METER_UNIT');
  expect(faultOf(() => table(['time', 'kWh'], ['2024-01-01 00:00', '1']))).toBe('METER_EMPTY');
});
