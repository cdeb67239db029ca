import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { JumpSelect } from '../../../components/layout/jump-select';
import { useNotSaved } from '../../../lib/forms/use-not-saved';
import { answerDrafts } from '../answers/answer-drafts';
import { holdsField, type FormGroup } from './groups';
import * as styles from './groups.module.css';

interface GroupBarProps {
  groups: readonly FormGroup[];
  shown: string;
  onShow: (id: string) => void;
  /** Subject prefix of all fields. */
  subject: string;
  /** A line that stays visible. */
  children: ReactNode;
}

/** On a phone, the current group of questions, with the progress of each and links to them. */
export function GroupBar({ groups, shown, onShow, subject, children }: GroupBarProps) {
  const { t } = useTranslation('assessment');
  const notSaved = [...useNotSaved(answerDrafts, subject).fields.keys()];
  const parts = groups.map((group) => {
    const { id, title, progress } = group;
    const isFaulty = notSaved.some((field) => holdsField(group, field));
    const marks = [title, progress && t('nav.count', progress), isFaulty && t('nav.faulty')];
    return { id, title: marks.filter(Boolean).join(' · ') };
  });
  return (
    <div className={styles.bar} data-jump>
      <JumpSelect label={t('nav.label')} parts={parts} current={shown} onGo={onShow} />
      <p className={styles.line}>{children}</p>
    </div>
  );
}
