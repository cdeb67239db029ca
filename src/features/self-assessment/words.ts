import type { AnswerValue, Implementation } from '../../../core/assessment/answers';
import { companyChangesFromLists } from '../../../core/assessment/company-answers';
import type { SegmentChanges } from '../../../core/assessment/segment-answers';
import type { CompanyAnswerLists } from '../../../core/contracts/company-questions';
import type { ComparedValue } from '../../lib/outbox/edit';

/**
 * Texts of an answer in the language of the person who gave it: the list of unsent changes has no catalogue.
 */
export interface AnswerWords {
  question: string;
  /** The segment, or the company. */
  of: string;
  /** Options, or scopes of a target, by id. */
  options: Readonly<Record<string, string>>;
}

const none = '–';

/** An answer as text, for comparing two of them. */
export function wordsOf({ questions, measures }: SegmentChanges, words: AnswerWords): ComparedValue {
  const [question] = Object.values(questions);
  const [measure] = Object.values(measures);
  return question === undefined ? measureWords(measure ?? null) : valueWords(question, words);
}

function valueWords(value: AnswerValue | null, { options }: AnswerWords): ComparedValue {
  if (value === null) return none;
  if (typeof value !== 'object') return value;
  return value.length === 0 ? none : { list: value.map((option) => options[option] ?? option) };
}

/** Today, in one year, in three years, and the start year. */
function measureWords(measure: Implementation | null): string {
  if (!measure) return none;
  const { today, inOneYear, inThreeYears, startYear } = measure;
  const degrees = [today, inOneYear, inThreeYears].map((each) => (each === null ? none : `${each} %`));
  return [...degrees, startYear ?? none].join(' / ');
}

/** The same for the company's answers: a question, the footprint of a year, a target. */
export function companyWordsOf(
  about: string,
  lists: Partial<CompanyAnswerLists>,
  words: AnswerWords,
): ComparedValue {
  const [kind = '', id = ''] = about.split('/');
  const changes = companyChangesFromLists(lists);
  if (kind === 'question') return valueWords(changes.questions[id] ?? null, words);
  const row = kind === 'footprint' ? changes.footprints[id] : changes.reductions[id];
  if (!row) return none;
  const {
    id: _id,
    year: _year,
    isFromAccount: _link,
    ...parts
  } = {
    id: '',
    year: 0,
    isFromAccount: false,
    ...row,
  };
  return Object.values(parts)
    .map((part) => (typeof part === 'string' ? (words.options[part] ?? part) : (part ?? none)))
    .join(' / ');
}
