import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { Notice } from './notice';

interface GoneNoticeProps {
  onDismiss: () => void;
  children: ReactNode;
}

/** Replaces a dialog about something that somebody else has removed. */
export function GoneNotice({ onDismiss, children }: GoneNoticeProps) {
  const { t } = useTranslation('common');
  return (
    <Notice
      tone="caution"
      actions={
        <Button size="small" variant="quiet" onClick={onDismiss}>
          {t('actions.dismiss')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
