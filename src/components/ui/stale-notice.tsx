import { useTranslation } from 'react-i18next';
import { useConnection } from '../../lib/api/use-connection';
import { Button } from './button';
import { Notice } from './notice';

/**
 * Stands above what is shown although loading it again has failed. Off line, and while the server is away, the shell
 * says the same of the whole page.
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
