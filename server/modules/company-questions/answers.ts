import type { AnswerValue } from '../../../core/assessment/answers';
import type { Section } from '../../../core/assessment/catalogue';
import {
  toCompanyLists,
  type CompanyAnswers,
  type CompanyChanges,
} from '../../../core/assessment/company-answers';
import type { StoredAnswers } from '../../../core/assessment/merge';
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

function fromStored(stored: StoredAnswers<string>, sections: readonly Section[]): CompanyAnswers {
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
