import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../../components/ui/question-dialog';
import { editDiscarded } from '../../../lib/outbox/actions';
import { dependentEdits } from '../../../lib/outbox/dependent-edits';
import type { OutboxEntry } from '../../../lib/outbox/entry';
import { mayChange } from '../../../lib/outbox/queue';
import { selectEntries } from '../../../lib/outbox/outbox-slice';
import { useAppDispatch, useAppSelector } from '../../../lib/store/hooks';
import { useEditTexts } from '../hooks/use-edit-texts';

/** Asks before an edit is discarded, and says what is lost with it. */
export function DiscardQuestion({ entry, onClose }: { entry: OutboxEntry; onClose: () => void }) {
  const { t } = useTranslation('offline');
  const dispatch = useAppDispatch();
  const entries = useAppSelector(selectEntries);
  const name = useEditTexts().nameOf(entry);
  const count = dependentEdits(entries, entry).length;
  const discard = () => {
    dispatch(editDiscarded(entry.id));
    onClose();
  };
  return (
    <QuestionDialog
      title={t('discard.title')}
      action={t('action.discard')}
      isDestructive
      onConfirm={discard}
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong>
      </p>
      <p>{t(mayChange(entry) ? 'discard.text' : 'discard.mayHaveArrived')}</p>
      {count > 0 && <p>{t('discard.builtOn', { count })}</p>}
    </QuestionDialog>
  );
}
