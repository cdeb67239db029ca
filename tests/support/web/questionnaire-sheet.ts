import { readFileSync } from 'node:fs';
import { segmentPlan } from '../../../core/assessment/plan';
import type { Locale } from '../../../core/i18n/locales';
import { catalogue } from '../../../data/questions/catalogue';
import type { QuestionTexts } from '../../../src/features/self-assessment/answers/use-question-texts';
import type { Questionnaire } from '../../../src/features/self-assessment/sheet/questionnaire';
import { cellsOf, toRows, type SheetLabels } from '../../../src/features/self-assessment/sheet/rows';
import { writeSheet, type Cell, type SheetFormat } from '../../../src/lib/sheets/sheet-files';
import { cellsIn } from './cells-in';

const plan = segmentPlan(catalogue, 'ALUMINIUM');
export const questionnaire: Questionnaire = {
  title: 'Aluminium · Austria',
  fileName: 'aluminium-at',
  ...plan,
  questions: {
    products: '=HYPERLINK("http://evil.example"); "Housings", and\nmore',
    siteRenewableElectricity: 42.5,
    dataYear: 2025,
    heatSources: ['naturalGas', 'wasteHeat'],
    transportDistance: 12345.678,
  },
  measures: {
    recycledAluminium: { today: 58, inOneYear: null, inThreeYears: 75.5, startYear: 2019 },
  },
  save: { version: () => 1, question: () => undefined },
};

interface Texts {
  sections: Record<string, string>;
  items: Record<string, { label: string; help: string; options?: Record<string, string> }>;
  units: Record<string, string>;
  hotspots: Record<string, { label: string; help: string }>;
  measures: Record<string, { label: string; help: string }>;
}

/** The catalogue's texts as in the app. */
function textsIn(locale: Locale): QuestionTexts {
  const texts = JSON.parse(readFileSync(`locales/${locale}/questions.json`, 'utf8')) as Texts;
  const option = (questionId: string, id: string) => texts.items[questionId]?.options?.[id] ?? '';
  return {
    section: (id) => texts.sections[id] ?? '',
    label: (id) => texts.items[id]?.label ?? '',
    help: (id) => texts.items[id]?.help ?? '',
    option,
    options: (question) =>
      'options' in question
        ? Object.fromEntries(question.options.map((id) => [id, option(question.id, id)]))
        : {},
    unit: (id) => texts.units[id] ?? '',
    hotspot: (id) => texts.hotspots[id]?.label ?? '',
    hotspotHelp: (id) => texts.hotspots[id]?.help ?? '',
    measure: (id) => texts.measures[id]?.label ?? '',
    measureHelp: (id) => texts.measures[id]?.help ?? '',
    learningPage: ({ learning }) => learning,
    learning: () => '',
  };
}

const labels: SheetLabels = {
  part: (part) => part,
  list: (list) => list,
  footprint: (year, part) => `${year} ${part}`,
  tonnes: 't',
  target: (number, part) => `${number} ${part}`,
  scope: (scope) => `What is ${scope}`,
};

export function sheetIn(locale: Locale, asked: Questionnaire = questionnaire) {
  const texts = textsIn(locale);
  const rows = toRows(asked, texts, labels);
  const cells: Cell[][] = [
    ['Key', 'Section', 'Question', 'Unit', 'Answer'],
    ...rows.map((row) => cellsOf(row, false)),
  ];
  return { cells, parts: { questionnaire: asked, rows, texts, labels, locale } };
}

export const bytesOf = async (blob: globalThis.Blob) => Buffer.from(await blob.arrayBuffer());
export const fileOf = (name: string, content: BlobPart) => new globalThis.File([content], name);

export async function throughFile(cells: Cell[][], format: SheetFormat, locale: Locale) {
  const blob = await writeSheet(cells, { format, locale, name: 'Aluminium', widths: [30] });
  const bytes = await bytesOf(blob);
  return { text: bytes.toString('utf8'), cells: await cellsIn(fileOf(`sheet.${format}`, blob)) };
}

export const set = (cells: Cell[][], key: string, answer: Cell) =>
  cells.map((row) => (row[0] === key ? [...row.slice(0, 4), answer] : row));
