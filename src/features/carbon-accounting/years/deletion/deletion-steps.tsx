import { Check, Circle, CircleAlert, LoaderCircle, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../components/class-names';
import { VisuallyHidden } from '../../../../components/ui/visually-hidden';
import { deletionSteps, type DeletionProgress, type DeletionStep } from './year-deletion';
import { useErrorText } from '../../shared/use-error-text';
import * as styles from '../shared/dialogs.module.css';

const icons: Record<DeletionProgress['state'] | 'waiting', LucideIcon> = {
  waiting: Circle,
  running: LoaderCircle,
  done: Check,
  failed: CircleAlert,
};

/** The eight steps of a deletion with their state; only its outcome is announced. */
export function DeletionSteps({ progress }: { progress: Partial<Record<DeletionStep, DeletionProgress>> }) {
  const { t } = useTranslation('carbon');
  const textOf = useErrorText();
  return (
    <ol className={styles.steps}>
      {deletionSteps.map((step) => {
        const { state = 'waiting', deleted, error } = progress[step] ?? {};
        const Icon = icons[state];
        return (
          <li key={step} className={classNames(styles.step, styles[state])}>
            <Icon size={16} aria-hidden />
            <span>
              {t(`delete.steps.${step}`)}
              <VisuallyHidden>{`: ${t(`delete.states.${state}`)}`}</VisuallyHidden>
            </span>
            {deleted !== undefined && (
              <span className={styles.count}>{t('delete.count', { count: deleted })}</span>
            )}
            {error && <span className={styles.failure}>{textOf(error, t('errors.unexpected'))}</span>}
          </li>
        );
      })}
    </ol>
  );
}
