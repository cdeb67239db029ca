import type { AnswerValue } from '../../../core/assessment/answers';
import type { Section } from '../../../core/assessment/catalogue';
import {
  toCompanyLists,
  type CompanyAnswers,
  type CompanyChangeLists,
  type CompanyChanges,
} from '../../../core/assessment/company-answers';
import type { StoredAnswers } from '../../../core/assessment/merge';
import { clashes, type PartChange } from '../../../core/assessment/parts';
import type { Footprint, Reduction } from '../../../core/contracts/assessment';
import type { CompanyQuestions } from '../../../core/contracts/company-questions';
import type { CompanyQuestionsRow } from './repository';

/** The company's answers in wire format, without those to questions that are no longer asked. */
export function toCompanyQuestions(
  { answers, ...rest }: CompanyQuestionsRow,
  sections: readonly Section[],
): CompanyQuestions {
  return { ...toCompanyLists(fromStored(answers, sections)), ...rest };
}

/** Changes by the keys under which answers are stored. */
export function toStoredChanges({
  questions,
  footprints,
  reductions,
}: CompanyChanges): Record<string, unknown> {
  return Object.fromEntries([
    ...keyed('question', questions),
    ...keyed('footprint', footprints),
    ...keyed('reduction', reductions),
  ]);
}

/**
 * The footprints and targets of which parts are changed, by key: whether somebody else has changed one of these parts.
 * One that is withdrawn has no parts.
 */
export function clashesOf(
  { footprints = [], reductions = [] }: CompanyChangeLists,
  current: CompanyAnswers,
): Record<string, boolean> {
  const of = <Item extends object>(key: string, change: PartChange<Item>, now: Item | undefined) =>
    now && change.before ? [[key, clashes(change, now)] as const] : [];
  return Object.fromEntries([
    ...footprints.flatMap((change) =>
      of<Footprint>(`footprint/${change.year}`, change, current.footprints[change.year]),
    ),
    ...reductions.flatMap((change) =>
      of<Reduction>(`reduction/${change.id}`, change, current.reductions[change.id]),
    ),
  ]);
}

export function fromStored(stored: StoredAnswers<string>, sections: readonly Section[]): CompanyAnswers {
  const asked = new Set(sections.flatMap(({ questions }) => questions.map(({ id }) => id)));
  const questions = ofKind<AnswerValue>(stored, 'question').filter(([id]) => asked.has(id));
  return {
    questions: Object.fromEntries(questions),
    footprints: Object.fromEntries(ofKind<Footprint>(stored, 'footprint')),
    reductions: Object.fromEntries(ofKind<Reduction>(stored, 'reduction')),
  };
}

function keyed(kind: string, values: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(values).map(([id, value]) => [`${kind}/${id}`, value]);
}

function ofKind<Value>(stored: StoredAnswers<string>, kind: string): [string, Value][] {
  const prefix = `${kind}/`;
  return Object.entries(stored).flatMap(([key, { value }]) =>
    key.startsWith(prefix) && value !== null ? [[key.slice(prefix.length), value as Value]] : [],
  );
}
