import { withoutAccount } from '../../../../core/assessment/account-footprint';
import { notImplemented, type AnswerValue, type Implementation } from '../../../../core/assessment/answers';
import type { Question } from '../../../../core/assessment/catalogue';
import {
  checkAnswer,
  checkPercentage,
  checkYear,
  startYears,
} from '../../../../core/assessment/check-answer';
import type { AnswerFault } from '../../../../core/assessment/fault';
import { isSame } from '../../../../core/compare/is-same';
import { partChange, type PartChange } from '../../../../core/assessment/parts';
import type {
  Footprint,
  FootprintChange,
  Reduction,
  ReductionChange,
} from '../../../../core/contracts/assessment';
import type { Locale } from '../../../../core/i18n/locales';
import type { Cell } from '../../../lib/sheets/sheet-files';
import type { QuestionTexts } from '../answers/use-question-texts';
import { readAnswer, type Reading } from '../answers/read-answer';
import { emptyFootprint, emptyReduction } from './list-rows';
import { addedFootprintRow, footprintOf, readFootprint, readReduction, reductionOf } from './read-lists';
import { isBlank, readNumberCell, readOption } from './read-cells';
import type { Questionnaire } from './questionnaire';
import type { SheetRow, SheetLabels } from './rows';

/** What a row of a sheet would change. */
export interface ReadRow {
  /** The row's number in the sheet, from 1. */
  number: number;
  label: string;
  before: Cell;
  after: Cell;
  fault?: AnswerFault;
  /** Years have no thousands separators. */
  isYear?: boolean;
}

/** The changes of a sheet, by question, measure, year and target. */
export interface SheetChanges {
  questions: Record<string, AnswerValue | null>;
  measures: Record<string, PartChange<Implementation>>;
  footprints: Record<number, FootprintChange>;
  reductions: Record<string, ReductionChange>;
}

export interface ReadSheet {
  /** Rows that change an answer or have a fault; others are left out. */
  rows: readonly ReadRow[];
  changes: SheetChanges;
  /** Whether the sheet has a column of keys. */
  isOurs: boolean;
}

export interface ReadParts {
  questionnaire: Questionnaire;
  rows: readonly SheetRow[];
  texts: QuestionTexts;
  labels: SheetLabels;
  locale: Locale;
}

const keyPattern = /^(question|measure|footprint|reduction)\//u;

/** Columns of a sheet: key, section, question, unit or options, answer. */
export const answerColumn = 4;

/** Reads a sheet: which answers it changes and which rows have faults. Empty cells change nothing. */
export function readRows(cells: readonly (readonly Cell[])[], parts: ReadParts): ReadSheet {
  const byKey = new Map(parts.rows.map((row) => [row.field.key, row]));
  const answers = new Map(cells.map((line) => [keyOf(line), line[answerColumn] ?? null]));
  const found: ReadRow[] = [];
  const changes: SheetChanges = { questions: {}, measures: {}, footprints: {}, reductions: {} };
  let isOurs = false;

  for (const [index, line] of cells.entries()) {
    const key = keyOf(line);
    if (!keyPattern.test(key)) continue;
    isOurs = true;
    const cell = line[answerColumn] ?? null;
    if (isBlank(cell)) continue;
    const row = byKey.get(key) ?? addedFootprintRow(key, parts);
    const number = index + 1;
    if (!row) {
      found.push({ number, label: key, before: null, after: cell, fault: { code: 'unknown' } });
      continue;
    }
    const about = {
      number,
      label: row.label,
      before: row.answer,
      after: cell,
      ...(isYear(row) && { isYear: true }),
    };
    const reading = read(row, cell, answers, parts);
    if (reading.fault) found.push({ ...about, fault: reading.fault });
    else if (!isSame(reading.value, valueOf(row, parts.questionnaire))) {
      found.push(about);
      change(changes, row, reading.value, parts.questionnaire);
    }
  }
  return { rows: found, changes, isOurs };
}

function isYear({ field }: SheetRow): boolean {
  if (field.kind === 'question') return field.question.kind === 'year';
  return field.part === 'startYear' || field.part === 'baseYear' || field.part === 'targetYear';
}

const keyOf = (line: readonly Cell[]) => String(line[0] ?? '').trim();

function read(
  { field }: SheetRow,
  cell: Cell,
  answers: ReadonlyMap<string, Cell>,
  parts: ReadParts,
): Reading<AnswerValue> {
  const { texts, locale } = parts;
  switch (field.kind) {
    case 'measure':
      return readNumberCell(cell, locale, (value) =>
        field.part === 'startYear' ? checkYear(value, startYears) : checkPercentage(value),
      );
    case 'footprint':
      return readFootprint(field, cell, locale);
    case 'reduction':
      return readReduction(field, cell, answers, parts);
    case 'question':
      return readQuestion(field.question, cell, texts, locale);
  }
}

function readQuestion(
  question: Question,
  cell: Cell,
  texts: QuestionTexts,
  locale: Locale,
): Reading<AnswerValue> {
  if ('options' in question) return readOptions(question, String(cell), texts);
  if (typeof cell !== 'number' || question.kind === 'text') return readAnswer(question, String(cell), locale);
  const fault = checkAnswer(question, cell);
  return fault ? { fault } : { value: cell };
}

/** Options by their texts in the reader's language or by their ids; letter case does not matter. */
function readOptions(question: Question, text: string, texts: QuestionTexts): Reading<AnswerValue> {
  const options = texts.options(question);
  // An option may contain a semicolon, so the whole cell is tried first.
  const whole = readOption(text, options);
  const labels = whole === undefined ? text.split(';').filter((word) => word.trim() !== '') : [text];
  const ids = labels.map((word) => readOption(word, options));
  if (ids.includes(undefined)) return { fault: { code: 'notAChoice' } };
  const chosen = Object.keys(options).filter((id) => ids.includes(id));
  const fault = checkAnswer(question, chosen);
  return fault ? { fault } : { value: chosen };
}

function valueOf({ field }: Pick<SheetRow, 'field'>, questionnaire: Questionnaire): AnswerValue | null {
  const { questions, measures } = questionnaire;
  switch (field.kind) {
    case 'question':
      return questions[field.question.id] ?? null;
    case 'measure':
      return measures[field.measureId]?.[field.part] ?? null;
    case 'footprint':
      return footprintOf(questionnaire, field.year)?.[field.part] ?? null;
    case 'reduction':
      return reductionOf(questionnaire, field.reductionId)?.[field.part] ?? null;
  }
}

/** Merges one changed part with existing or previously changed ones. */
function change(
  { questions, measures, footprints, reductions }: SheetChanges,
  { field }: SheetRow,
  value: AnswerValue | null,
  questionnaire: Questionnaire,
): void {
  const seen = valueOf({ field }, questionnaire);
  switch (field.kind) {
    case 'question':
      questions[field.question.id] = value;
      break;
    case 'measure': {
      const known = measures[field.measureId] ?? questionnaire.measures[field.measureId];
      measures[field.measureId] = partChange<Implementation>(
        known ?? notImplemented,
        { [field.part]: value },
        { [field.part]: seen },
      );
      break;
    }
    case 'footprint': {
      const known = footprints[field.year] ?? footprintOf(questionnaire, field.year);
      const own = withoutAccount(known ?? emptyFootprint(field.year));
      footprints[field.year] = partChange<Footprint>(own, { [field.part]: value }, { [field.part]: seen });
      break;
    }
    case 'reduction': {
      const { reductionId: id } = field;
      const stored = reductionOf(questionnaire, id);
      const known = reductions[id] ?? (stored && { ...stored, before: {} });
      // A new target has nothing that somebody else may have changed.
      reductions[id] = known?.before
        ? partChange<Reduction>(known, { [field.part]: value }, { [field.part]: seen })
        : { ...emptyReduction(id), ...known, [field.part]: value };
      break;
    }
  }
}
