import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';

interface UnsentQuestionProps {
  onStay: () => void;
  onSignOut: () => void;
}

/** Asks before a sign-out that would lose unsent edits. */
export function UnsentQuestion({ onStay, onSignOut }: UnsentQuestionProps) {
  const { t } = useTranslation('session');
  return (
    <Dialog
      title={t('unsent.title')}
      closeLabel={t('unsent.stay')}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{t('unsent.stay')}</Button>
          <Button
            variant="danger"
            onClick={() => {
              onStay();
              onSignOut();
            }}
          >
            {t('unsent.signOut')}
          </Button>
        </>
      }
    >
      <p>{t('unsent.text')}</p>
    </Dialog>
  );
}
