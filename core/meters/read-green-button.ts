import { findAll, textAt, type XmlElement } from '../invoices/xml-tree';
import { MeterError, type Interval, type MeterData } from './interval';

/**
 * Units of NAESB's ESPI (REQ.21, `UnitSymbol`) that amounts may have. `times` converts the unit to that of the code:
 * watt hours are billed as kWh.
 */
const units: Readonly<Record<string, { unitCode: string; times: number }>> = {
  72: { unitCode: 'KWH', times: 0.001 },
  42: { unitCode: 'MTQ', times: 1 },
  134: { unitCode: 'LTR', times: 1 },
  128: { unitCode: 'GLL', times: 1 },
  169: { unitCode: 'N72', times: 1 },
};
/** `ServiceKind`. */
const services: Readonly<Record<string, string>> = { 0: 'electricity', 1: 'natural gas', 2: 'water' };
/** `AccumulationBehaviour`: consumption since the previous value; nothing else can be added up. */
const delta = '4';
/** `FlowDirection`: fed into the grid. */
const reverse = '19';
const maxSeconds = 86_400;

interface Entry {
  self: string;
  up: string;
  related: readonly string[];
  title: string;
  content: XmlElement;
}

export const isGreenButton = (root: XmlElement): boolean =>
  root.name === 'feed' && root.namespace === 'http://www.w3.org/2005/Atom';

/**
 * Reads the usage points of a Green Button file (Atom with NAESB's ESPI): what was taken from the grid, with the unit
 * and power of ten that its reading type states. Feeds into the grid are left out.
 * @throws MeterError METER_UNIT, METER_READINGS for meter readings, METER_STEP, METER_EMPTY
 */
export function readGreenButton(root: XmlElement): MeterData[] {
  const entries = findAll(root, 'entry').map(entryOf);
  const of = (name: string) => entries.filter(({ content }) => content.name === name);
  const [points, readings, types] = [of('UsagePoint'), of('MeterReading'), of('ReadingType')];
  const blocks = entries.filter(({ content }) => content.name === 'IntervalBlock');
  const meters = new Map<string, MeterData & { intervals: Interval[] }>();
  for (const block of blocks) {
    const reading = readings.find(({ self }) => self !== '' && block.up.startsWith(self)) ?? readings[0];
    const type = types.find(({ self }) => reading?.related.includes(self)) ?? types[0];
    if (!type) throw new MeterError('METER_UNIT');
    const at = (name: string) => textAt(type.content, name);
    if (at('flowDirection') === reverse) continue;
    if (!['', '0', delta].includes(at('accumulationBehaviour'))) throw new MeterError('METER_READINGS');
    const unit = units[at('uom')];
    if (!unit) throw new MeterError('METER_UNIT');
    const point = points.find(({ self }) => self !== '' && block.up.startsWith(self)) ?? points[0];
    const measured = services[textAt(point?.content ?? block.content, 'ServiceCategory/kind')] ?? '';
    const key = `${point?.self ?? ''} ${unit.unitCode}`;
    const meter = meters.get(key) ?? {
      meter: point?.title || measured || 'Green Button',
      ...{ id: point?.self.split('/').at(-1) ?? '', measured, unitCode: unit.unitCode },
      ...{ intervals: [], unread: [] },
    };
    const factor = unit.times * 10 ** Number(at('powerOfTenMultiplier') || 0);
    const common = Number(at('intervalLength'));
    meter.intervals.push(...valuesOf(block.content, factor, common));
    meters.set(key, meter);
  }
  if (meters.size === 0) throw new MeterError('METER_EMPTY');
  return [...meters.values()];
}

function entryOf(entry: XmlElement): Entry {
  const links = findAll(entry, 'link').map(({ attributes }) => ({
    rel: attributes.get('rel') ?? '',
    href: attributes.get('href') ?? '',
  }));
  const all = (rel: string) => links.filter((link) => link.rel === rel).map(({ href }) => href);
  const [content = entry] = findAll(entry, 'content').flatMap(({ children }) => children);
  return {
    self: all('self')[0] ?? '',
    up: all('up')[0] ?? '',
    related: all('related'),
    title: textAt(entry, 'title'),
    content,
  };
}

function valuesOf(block: XmlElement, factor: number, common: number): Interval[] {
  return findAll(block, 'IntervalReading').map((reading) => {
    const start = Number(textAt(reading, 'timePeriod/start') || NaN);
    const duration = Number(textAt(reading, 'timePeriod/duration')) || common;
    const value = Number(textAt(reading, 'value') || NaN);
    if (!Number.isSafeInteger(start) || Number.isNaN(value)) throw new MeterError('METER_TIMES');
    if (!(duration > 0 && duration <= maxSeconds)) throw new MeterError('METER_STEP');
    return { start, duration, value: value * factor };
  });
}
