import { notImplemented, type AnswerValue } from '../../../../core/assessment/answers';
import type { Question } from '../../../../core/assessment/catalogue';
import type { QuestionTexts } from '../answers/use-question-texts';
import type { Footprint, Reduction } from '../../../../core/contracts/assessment';
import { reductionScopes } from '../../../../core/terms/reduction-scopes';
import type { Cell } from '../../../lib/sheets/sheet-files';
import {
  footprintParts,
  footprintsOnSheet,
  reductionParts,
  reductionsOnSheet,
  type FootprintPart,
  type ReductionPart,
} from './list-rows';
import type { CompanyLists, Questionnaire } from './questionnaire';

export const measureParts = ['today', 'inOneYear', 'inThreeYears', 'startYear'] as const;
export type MeasurePart = (typeof measureParts)[number];

/** A field of the questionnaire; its key identifies it and must not be changed in a sheet. */
export type SheetField =
  | { key: string; kind: 'question'; question: Question }
  | { key: string; kind: 'measure'; measureId: string; part: MeasurePart }
  | { key: string; kind: 'footprint'; year: number; part: FootprintPart }
  | { key: string; kind: 'reduction'; reductionId: string; part: ReductionPart };

export interface SheetRow {
  field: SheetField;
  section: string;
  label: string;
  /** The unit, or the available options. */
  hint: string;
  answer: Cell;
}

/** Texts of a sheet that are not in the catalogue. */
export interface SheetLabels {
  part: (part: MeasurePart) => string;
  /** The headings of the company's two lists. */
  list: (list: 'footprint' | 'target') => string;
  footprint: (year: number, part: FootprintPart) => string;
  /** The unit of emissions. */
  tonnes: string;
  /** `number` counts the targets from 1. */
  target: (number: number, part: ReductionPart) => string;
  scope: (scope: Reduction['scope']) => string;
}

/** Separates chosen options, for writing and reading. */
const optionSeparator = '; ';

/** The cells of a row; a blank sheet leaves out every answer. */
export function cellsOf({ field, section, label, hint, answer }: SheetRow, isBlank: boolean): Cell[] {
  return [field.key, section, label, hint, isBlank ? null : answer];
}

/** The rows of a questionnaire, with the answers given so far. */
export function toRows(questionnaire: Questionnaire, texts: QuestionTexts, labels: SheetLabels): SheetRow[] {
  const questions = questionnaire.sections.flatMap(({ id, questions: asked }) =>
    asked.map((question): SheetRow => ({
      field: { key: `question/${question.id}`, kind: 'question', question },
      section: texts.section(id),
      label: texts.label(question.id),
      hint: hintOf(question, texts),
      answer: answerCell(question, questionnaire.questions[question.id] ?? null, texts),
    })),
  );
  const measures = questionnaire.hotspots.flatMap((hotspot) =>
    hotspot.measures.flatMap(({ id }) =>
      measureParts.map((part): SheetRow => ({
        field: { key: `measure/${id}/${part}`, kind: 'measure', measureId: id, part },
        section: texts.hotspot(hotspot.id),
        label: `${texts.measure(id)}: ${labels.part(part)}`,
        hint: part === 'startYear' ? '' : '%',
        answer: (questionnaire.measures[id] ?? notImplemented)[part],
      })),
    ),
  );
  return [...questions, ...measures, ...(questionnaire.lists ? listRows(questionnaire.lists, labels) : [])];
}

function listRows(lists: CompanyLists, labels: SheetLabels): SheetRow[] {
  const footprints = footprintsOnSheet(lists, new Date().getFullYear()).flatMap((footprint) =>
    footprintParts.map((part) => footprintRow(footprint, part, labels)),
  );
  const known = new Set(lists.reductions.map(({ id }) => id));
  const reductions = reductionsOnSheet(lists).flatMap((reduction, index) =>
    reductionParts.map((part): SheetRow => {
      const { id } = reduction;
      const scope = known.has(id) ? labels.scope(reduction.scope) : null;
      return {
        field: { key: `reduction/${id}/${part}`, kind: 'reduction', reductionId: id, part },
        section: labels.list('target'),
        label: labels.target(index + 1, part),
        hint: hintOfTarget(part, labels),
        answer: part === 'scope' ? scope : reduction[part],
      };
    }),
  );
  return [...footprints, ...reductions];
}

/** A part of a year's emissions. */
export function footprintRow(footprint: Footprint, part: FootprintPart, labels: SheetLabels): SheetRow {
  const { year } = footprint;
  return {
    field: { key: `footprint/${year}/${part}`, kind: 'footprint', year, part },
    section: labels.list('footprint'),
    label: labels.footprint(year, part),
    hint: labels.tonnes,
    answer: footprint[part],
  };
}

function hintOfTarget(part: ReductionPart, labels: SheetLabels): string {
  if (part === 'scope') return reductionScopes.map(labels.scope).join(optionSeparator);
  return part === 'reductionPercent' ? '%' : '';
}

function hintOf(question: Question, texts: QuestionTexts): string {
  if ('options' in question) return Object.values(texts.options(question)).join(optionSeparator);
  if (question.kind === 'share') return '%';
  return question.kind === 'number' ? texts.unit(question.unit) : '';
}

function answerCell(question: Question, value: AnswerValue | null, texts: QuestionTexts): Cell {
  if (value === null || typeof value !== 'object') return value;
  return value.map((option) => texts.option(question.id, option)).join(optionSeparator);
}
