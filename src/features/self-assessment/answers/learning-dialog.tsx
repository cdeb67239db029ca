import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/ui/dialog';
import { useQuestionTexts } from './use-question-texts';
import * as styles from './learning-dialog.module.css';

const parts = ['why', 'where', 'example'] as const;

/** A short help page: why the questions are asked, where to find the figures, and an example. */
export function LearningDialog({ page, onClose }: { page: string; onClose: () => void }) {
  const { t } = useTranslation('assessment');
  const { learning } = useQuestionTexts();
  return (
    <Dialog
      placement="drawer"
      title={learning(page, 'title')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
    >
      <div className={styles.page}>
        {parts.map((part) => (
          <section key={part}>
            <h3 className={styles.heading}>{t(`learning.${part}`)}</h3>
            <p className={styles.text}>{learning(page, part)}</p>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
