import { useTranslation } from 'react-i18next';
import type { SectionAnswers } from '../../../../core/assessment/answer-sections';
import { Facts } from '../../../components/layout/facts';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import * as styles from '../customer-view.module.css';
import { useAnswerText } from './use-answer-text';

/** A supplier's answers, section by section; contains only what it shares. */
export function SharedAnswers({ sections }: { sections: readonly SectionAnswers[] }) {
  const { t } = useTranslation('customer-view');
  const texts = useAnswerText();
  if (texts.status === 'loading') return <SkeletonLines label={t('preview.loading')} />;
  if (texts.status !== 'ready') return <p role="alert">{t('answers.failed')}</p>;
  const { formatAnswer } = texts;
  return (
    <>
      <p className={styles.muted}>{t('answers.text')}</p>
      {sections.map(({ section, answers }, index) => (
        <details key={section} className={styles.preview} open={index === 0}>
          <summary>{t(`answers.section.${section}`)}</summary>
          <Facts
            facts={answers.map((answer) => {
              const { question, answer: value } = formatAnswer(answer);
              return { name: question, value };
            })}
          />
        </details>
      ))}
    </>
  );
}
