import { BookOpen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { headingOf } from './anchors';
import * as styles from './form-section.module.css';
import { LearningDialog } from '../answers/learning-dialog';

interface FormSectionProps {
  id: string;
  title: string;
  intro?: string | undefined;
  /** Id of its e-learning page. */
  learning: string;
  /** A nested section has a smaller heading. */
  isPart?: boolean;
  /** A phone shows another group. */
  isHiddenOnPhone: boolean;
  children: ReactNode;
}

/** A group of questions with a link to its e-learning page. */
export function FormSection(props: FormSectionProps) {
  const { id, title, intro, learning, isPart = false, isHiddenOnPhone, children } = props;
  const { t } = useTranslation('assessment');
  const [isLearning, setLearning] = useState(false);
  const Heading = isPart ? 'h3' : 'h2';
  const headingId = headingOf(id);
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={styles.section}
      data-hidden-on-phone={isHiddenOnPhone || undefined}
    >
      <header className={styles.header}>
        <Heading id={headingId} className={isPart ? styles.partTitle : styles.title} tabIndex={-1}>
          {title}
        </Heading>
        <Button
          size="small"
          variant="quiet"
          aria-label={t('learning.openOf', { section: title })}
          onClick={() => setLearning(true)}
        >
          <BookOpen size={16} aria-hidden />
          {t('learning.open')}
        </Button>
      </header>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
      {isLearning && <LearningDialog page={learning} onClose={() => setLearning(false)} />}
    </section>
  );
}
