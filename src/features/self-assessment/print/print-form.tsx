import { useTranslation } from 'react-i18next';
import { notImplemented } from '../../../../core/assessment/answers';
import type { Question } from '../../../../core/assessment/catalogue';
import { formatDay } from '../../../../core/dates/format-day';
import { PrintView, PrintPart } from '../../../components/layout/print-view';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useQuestionTexts } from '../answers/use-question-texts';
import { writeAnswer } from '../answers/read-answer';
import type { Questionnaire } from '../sheet/questionnaire';
import { measureParts } from '../sheet/rows';
import type { PrintContent } from './print-content';
import { PrintList } from './print-list';
import * as styles from './print.module.css';

const noLists = { footprints: [], reductions: [] };

interface PrintFormProps {
  content: PrintContent;
  isBlank: boolean;
  /** A record of what was submitted has its title and no rows to fill in. */
  isRecord?: boolean;
}

/** The printed questionnaire: lines and boxes to fill in, or the answers. */
export function PrintForm({ content, isBlank, isRecord = false }: PrintFormProps) {
  const { t } = useTranslation('assessment');
  const { locale } = useLocale();
  const texts = useQuestionTexts();
  const answers = isBlank ? {} : content.questions;
  const measures = isBlank ? {} : content.measures;
  return (
    <PrintView>
      {isRecord && <h2>{content.title}</h2>}
      {content.sections.map(({ id, questions }) => (
        <PrintPart key={id} title={texts.section(id)}>
          {questions.map((question) => (
            <PrintQuestion key={question.id} question={question} value={answers[question.id] ?? null} />
          ))}
          {content.lists && (
            <PrintList section={id} lists={isBlank ? noLists : content.lists} isRecord={isRecord} />
          )}
        </PrintPart>
      ))}
      {content.hotspots.map((hotspot) => (
        <PrintPart key={hotspot.id} title={texts.hotspot(hotspot.id)}>
          {hotspot.measures.map(({ id }) => (
            <div key={id} className={styles.item}>
              <h3 className={styles.label}>{texts.measure(id)}</h3>
              <p className={styles.help}>{texts.measureHelp(id)}</p>
              <dl className={styles.parts}>
                {measureParts.map((part) => (
                  <div key={part}>
                    <dt>{part === 'startYear' ? t(`measure.${part}`) : `${t(`measure.${part}`)} (%)`}</dt>
                    <dd className={styles.line}>
                      {writeAnswer(
                        part === 'startYear' ? 'year' : 'number',
                        (measures[id] ?? notImplemented)[part],
                        locale,
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </PrintPart>
      ))}
    </PrintView>
  );
}

function PrintQuestion({
  question,
  value,
}: {
  question: Question;
  value: Questionnaire['questions'][string] | null;
}) {
  const texts = useQuestionTexts();
  const { locale } = useLocale();
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const unit = question.kind === 'share' ? '%' : question.kind === 'number' ? texts.unit(question.unit) : '';
  const isDay = question.kind === 'date' && typeof value === 'string';
  const answer = isDay
    ? formatDay(`${value}T00:00:00Z`, locale, 'UTC')
    : writeAnswer(question.kind, value, locale);
  return (
    <div className={styles.item}>
      <h3 className={styles.label}>{texts.label(question.id)}</h3>
      <p className={styles.help}>{texts.help(question.id)}</p>
      {'options' in question ? (
        <ul className={styles.options}>
          {question.options.map((option) => (
            <li key={option}>
              <span className={styles.box} aria-hidden>
                {chosen.includes(option) && <span className={styles.cross} />}
              </span>
              <span data-chosen={chosen.includes(option) || undefined}>
                {texts.option(question.id, option)}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.line} data-text={question.kind === 'text' || undefined}>
          {answer} {unit}
        </p>
      )}
    </div>
  );
}
