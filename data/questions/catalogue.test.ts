import type { Question } from '../../core/assessment/catalogue';
import { hotspotSectors } from '../hotspot-sectors/hotspot-sectors';
import { performanceOf } from '../../core/assessment/performance';
import { catalogue } from './catalogue';

const { company, segment, sectors } = catalogue;
const questions = [
  ...[...company, ...segment].flatMap((section) => section.questions),
  ...sectors.flatMap((sector) => sector.questions),
];
const hotspots = sectors.flatMap((sector) => sector.hotspots);
const measures = hotspots.flatMap((hotspot) => hotspot.measures);

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const optionsOf = (question: Question) => ('options' in question ? question.options : []);

describe('questions', () => {
  test('are asked once per company and once per segment', () => {
    expect(repeated(ids(company.flatMap((section) => section.questions)))).toEqual([]);
    for (const sector of sectors) {
      const asked = [...segment.flatMap((section) => section.questions), ...sector.questions];
      expect(repeated(ids(asked))).toEqual([]);
    }
  });

  test('are the same in every sector', () => {
    const byId = new Map(questions.map((question) => [question.id, question]));
    for (const question of questions) expect(question).toEqual(byId.get(question.id));
  });

  test('offer each option once, at least two', () => {
    for (const question of questions) {
      expect(repeated(optionsOf(question))).toEqual([]);
      if ('options' in question) expect(question.options.length).toBeGreaterThan(1);
    }
  });

  test('are of every kind', () => {
    expect([...new Set(questions.map(({ kind }) => kind))].sort()).toEqual([
      'choice',
      'choices',
      'date',
      'number',
      'share',
      'text',
      'year',
    ]);
  });

  test('have bounds in order', () => {
    for (const question of questions) {
      if ('min' in question) expect(question.min < question.max).toBe(true);
    }
  });
});

describe('sectors', () => {
  test('are those of the value list, each once', () => {
    expect(sectors.map(({ sector }) => sector)).toEqual(hotspotSectors.map(({ code }) => code));
  });

  test.each(sectors)('$sector: hotspots have ids of their own and weights that add up to 1', (sector) => {
    expect(repeated(ids(sector.hotspots))).toEqual([]);
    expect(sector.hotspots.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
    for (const { weight } of sector.hotspots) expect(weight).toBeGreaterThan(0);
  });

  test.each(sectors)('$sector: four to six measures, some for every hotspot, each once', (sector) => {
    const own = sector.hotspots.flatMap((hotspot) => hotspot.measures);
    expect(repeated(ids(own))).toEqual([]);
    expect(own.length).toBeGreaterThanOrEqual(4);
    expect(own.length).toBeLessThanOrEqual(6);
    expect(sector.hotspots.filter((hotspot) => hotspot.measures.length === 0)).toEqual([]);
  });

  test('claim no impossible saving, and say where each figure comes from', () => {
    for (const { potential, source } of measures) {
      expect(potential).toBeGreaterThan(0);
      expect(potential).toBeLessThanOrEqual(1);
      expect(source).toMatch(/^Assumption: .{20,}|, (19|20)\d\d: ./);
    }
    for (const { weightSource } of sectors)
      expect(weightSource).toMatch(/^Assumption: .{20,}|, (19|20)\d\d: ./);
  });
});

test('a steelworks that uses only scrap saves its difference from the average, which is mostly that of its route', () => {
  const crudeSteel = hotspots.find(({ id }) => id === 'crudeSteel')!;
  const scrap = 0.7;
  const blastFurnace = 2.3;
  const average = 0.7 * scrap + 0.3 * blastFurnace;
  const saved = performanceOf([{ ...crudeSteel, weight: 1 }], { electricArcScrap: 1 });
  expect(saved).toBeCloseTo(100 * (1 - scrap / average), -1);
  expect(saved).toBeLessThan(100 * (1 - scrap / blastFurnace) - 20);
});
