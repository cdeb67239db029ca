import { useTranslation } from 'react-i18next';
import type { QuestionUse } from '../../../../data/questions/uses';
import * as styles from './fields.module.css';

/** Further uses of an answer besides those of its section, in small text below it. */
export function QuestionUses({ uses }: { uses: readonly QuestionUse[] }) {
  const { t } = useTranslation('assessment');
  if (uses.length === 0) return null;
  return <p className={styles.uses}>{uses.map((use) => t(`question.use.${use}`)).join(' ')}</p>;
}
