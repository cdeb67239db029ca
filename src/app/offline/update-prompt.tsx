import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button';
import { Notice } from '../../components/ui/notice';
import { writesDone } from '../../lib/outbox/entry-store';
import { activateUpdate, onUpdateReady } from './service-worker';

/** Reports that a new version is ready. Nothing reloads automatically while someone is working. */
export function UpdatePrompt() {
  const { t } = useTranslation('offline');
  const [ready, setReady] = useState(false);
  useEffect(() => onUpdateReady(() => setReady(true)), []);
  if (!ready) return null;
  return (
    <Notice
      tone="info"
      title={t('update.title')}
      actions={
        <>
          {/* The click may have blurred a field that saves itself: finish that write first. */}
          <Button size="small" onClick={() => void writesDone().then(() => activateUpdate())}>
            {t('update.reload')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setReady(false)}>
            {t('update.later')}
          </Button>
        </>
      }
    >
      {t('update.text')}
    </Notice>
  );
}
