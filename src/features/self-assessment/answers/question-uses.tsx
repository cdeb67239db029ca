import { useTranslation } from 'react-i18next';
import type { QuestionUse } from '../../../../data/questions/uses';
import * as styles from './fields.module.css';

/** What an answer is good for, quietly below it. */
export function QuestionUses({ uses }: { uses: readonly (QuestionUse | 'score')[] }) {
  const { t } = useTranslation('assessment');
  return <p className={styles.uses}>{uses.map((use) => t(`question.use.${use}`)).join(' ')}</p>;
}
