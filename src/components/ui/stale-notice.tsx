import { useTranslation } from 'react-i18next';
import { useConnection } from '../../lib/api/use-connection';
import { Button } from './button';
import { Notice } from './notice';

/**
 * Shown above data that could not be refetched. While offline or with the server unreachable, the shell shows this for
 * the whole page.
 */
export function StaleNotice({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { t } = useTranslation('common');
  if (useConnection() !== 'connected') return null;
  return (
    <Notice
      tone="caution"
      title={title}
      actions={
        <Button size="small" onClick={onRetry}>
          {t('actions.tryAgain')}
        </Button>
      }
    >
      {t('load.stale')}
    </Notice>
  );
}
