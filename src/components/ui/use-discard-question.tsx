import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { Dialog } from './dialog';

/** Keeps Escape and a click outside from discarding input: `leave` asks for confirmation if there is any. */
export function useDiscardQuestion(
  isTyped: boolean,
  onClose: () => void,
): { leave: () => void; question: ReactNode } {
  const { t } = useTranslation('common');
  const [isAsked, setAsked] = useState(false);
  const stay = () => setAsked(false);
  return {
    leave: () => (isTyped ? setAsked(true) : onClose()),
    question: isAsked && (
      <Dialog
        title={t('discard.title')}
        closeLabel={t('common:actions.close')}
        onClose={stay}
        actions={
          <>
            <Button onClick={stay}>{t('discard.stay')}</Button>
            <Button variant="danger" onClick={onClose}>
              {t('discard.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('discard.text')}</p>
      </Dialog>
    ),
  };
}
