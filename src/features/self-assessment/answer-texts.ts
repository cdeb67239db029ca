import type { AnswerValue, Implementation } from '../../../core/assessment/answers';
import type { CompanyChanges } from '../../../core/assessment/company-answers';
import type { SegmentChanges } from '../../../core/assessment/segment-answers';
import type { ComparedValue } from '../../lib/outbox/edit';

/**
 * Texts of an answer in the language of the person who gave it: the list of unsent changes has no catalogue.
 */
export interface AnswerTexts {
  question: string;
  /** The segment, or the company. */
  of: string;
  /** Options, or scopes of a target, by id. */
  options: Readonly<Record<string, string>>;
}

const none = '–';

/** An answer as text, for comparing two of them. */
export function answerText({ questions, measures }: SegmentChanges, words: AnswerTexts): ComparedValue {
  const [question] = Object.values(questions);
  const [measure] = Object.values(measures);
  return question === undefined ? measureText(measure ?? null) : valueText(question, words);
}

function valueText(value: AnswerValue | null, { options }: AnswerTexts): ComparedValue {
  if (value === null) return none;
  if (typeof value !== 'object') return value;
  return value.length === 0 ? none : { list: value.map((option) => options[option] ?? option) };
}

/** Today, in one year, in three years, and the start year. */
function measureText(measure: Implementation | null): string {
  if (!measure) return none;
  const { today, inOneYear, inThreeYears, startYear } = measure;
  const degrees = [today, inOneYear, inThreeYears].map((each) => (each === null ? none : `${each} %`));
  return [...degrees, startYear ?? none].join(' / ');
}

/** The same for the company's answers: a question, the footprint of a year, a target. */
export function companyAnswerText(about: string, changes: CompanyChanges, words: AnswerTexts): ComparedValue {
  const [kind = '', id = ''] = about.split('/');
  if (kind === 'question') return valueText(changes.questions[id] ?? null, words);
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
