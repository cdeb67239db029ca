import type { Question } from '../../core/assessment/catalogue';
import english from '../../locales/en/questions.json';
import { catalogue } from './catalogue';

const { company, segment, sectors } = catalogue;
const questions: readonly Question[] = [
  ...[...company, ...segment].flatMap((section) => section.questions),
  ...sectors.flatMap((sector) => sector.questions),
];
const hotspots = sectors.flatMap((sector) => sector.hotspots);
const measures = hotspots.flatMap((hotspot) => hotspot.measures);

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const unique = (values: readonly string[]) => [...new Set(values)].sort();

test('texts exist for every id, and for nothing else', () => {
  const sections = [...ids(company), ...ids(segment), 'sectorSpecific', 'measures'];
  const units = questions.flatMap((question) => ('unit' in question ? [question.unit] : []));
  const pages = [...sections, ...hotspots.map(({ learning }) => learning)];

  expect(Object.keys(english.sections).sort()).toEqual(unique(sections));
  expect(Object.keys(english.units).sort()).toEqual(unique(units));
  expect(Object.keys(english.items).sort()).toEqual(unique(ids(questions)));
  expect(Object.keys(english.hotspots).sort()).toEqual(unique(ids(hotspots)));
  expect(Object.keys(english.measures).sort()).toEqual(unique(ids(measures)));
  // Editors may write a separate page for any hotspot.
  const own = ids(hotspots).filter((id) => id in english.learning);
  expect(Object.keys(english.learning).sort()).toEqual(unique([...pages, ...own]));
});

test('texts explain what is asked and where to find it, for every question, option, hotspot, measure and page', () => {
  const items: Record<string, { label: string; help: string; options?: object }> = english.items;
  for (const question of questions) {
    const { options, ...text } = items[question.id] ?? { label: '', help: '' };
    expect(Object.keys(text)).toEqual(['label', 'help']);
    expect(Object.keys(options ?? {})).toEqual('options' in question ? question.options : []);
  }
  for (const text of [...Object.values(english.hotspots), ...Object.values(english.measures)]) {
    expect(Object.keys(text)).toEqual(['label', 'help']);
  }
  for (const page of Object.values(english.learning)) {
    expect(Object.keys(page)).toEqual(['title', 'why', 'where', 'example']);
  }
});
