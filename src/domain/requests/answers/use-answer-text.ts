import { formatDay } from '../../../../core/dates/format-day';
import type { Question } from '../../../../core/assessment/catalogue';
import type { CompanyAnswer } from '../../../../core/contracts/assessment';
import { enumerated, numberFormat } from '../../../../core/i18n/intl';
import { locales, type Locale } from '../../../../core/i18n/locales';
import { createLoadable, useLoadable, type Loadable } from '../../../lib/loading/loadable';
import { useLocale } from '../../../lib/i18n/use-locale';
import { loadQuestionTexts, type QuestionTexts } from './load-question-texts';

interface QuestionCatalogue {
  texts: QuestionTexts;
  questions: ReadonlyMap<string, Question>;
}

async function load(locale: Locale): Promise<QuestionCatalogue> {
  const [texts, { catalogue }] = await Promise.all([
    loadQuestionTexts(locale),
    import('../../../../data/questions/catalogue'),
  ]);
  const sections = [...catalogue.company, ...catalogue.segment, ...catalogue.sectors];
  const questions = sections.flatMap((section) => section.questions);
  return {
    texts,
    questions: new Map(questions.map((question) => [question.id, question])),
  };
}

const byLocale = Object.fromEntries(
  locales.map((locale) => [locale, createLoadable(() => load(locale))]),
) as Readonly<Record<Locale, Loadable<QuestionCatalogue>>>;

/** A question and its answer in the reader's language. */
type FormatAnswer = (answer: CompanyAnswer) => { question: string; answer: string };

/** Formats answers; the texts are loaded when someone opens one. */
export function useAnswerText():
  | { status: 'ready'; formatAnswer: FormatAnswer }
  | { status: 'loading' | 'failed' } {
  const { locale } = useLocale();
  const loaded = useLoadable(byLocale[locale]);
  if (loaded.status !== 'ready') return { status: loaded.status === 'failed' ? 'failed' : 'loading' };
  const { texts, questions } = loaded.content;
  return {
    status: 'ready',
    formatAnswer: ({ questionId, value }) => ({
      question: texts.items[questionId]?.label ?? questionId,
      answer: written(value, { locale, texts, question: questions.get(questionId) }),
    }),
  };
}

interface Writing {
  locale: Locale;
  texts: QuestionTexts;
  question: Question | undefined;
}

function written(value: CompanyAnswer['value'], { locale, texts, question }: Writing): string {
  const option = (id: string) => texts.items[question?.id ?? '']?.options?.[id] ?? id;
  if (value === null) return '–';
  if (typeof value === 'object') return enumerated(value.map(option), locale);
  if (typeof value === 'string') {
    if (question?.kind === 'date') return formatDay(value, locale, 'UTC') ?? value;
    return question && 'options' in question ? option(value) : value;
  }
  if (question?.kind === 'year') return String(value);
  if (question?.kind === 'share')
    return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100);
  const number = numberFormat(locale, { maximumFractionDigits: 10 }).format(value);
  return question?.kind === 'number' ? `${number}\u00a0${texts.units[question.unit] ?? ''}`.trim() : number;
}
