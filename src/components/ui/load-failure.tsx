import { ServerCrash } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectFaultNumber } from '../../lib/api/connection-slice';
import { useConnection } from '../../lib/api/use-connection';
import { useAppSelector } from '../../lib/store/hooks';
import { Button } from './button';
import { EmptyState } from './empty-state';

interface LoadFailureProps {
  title: ReactNode;
  onRetry: () => void;
}

/**
 * Shown in place of what could not be loaded, with the reason and a retry. There is no retry while offline, since
 * missing data is loaded when the connection is back. After a server error it shows the number by which support finds
 * it.
 */
export function LoadFailure({ title, onRetry }: LoadFailureProps) {
  const { t } = useTranslation('common');
  const connection = useConnection();
  const number = useAppSelector(selectFaultNumber);
  return (
    <div role="alert">
      <EmptyState
        icon={ServerCrash}
        title={title}
        actions={connection !== 'offline' && <Button onClick={onRetry}>{t('actions.tryAgain')}</Button>}
      >
        <p>{t(`load.failed.${connection}`)}</p>
        {number !== undefined && <p>{t('fault.number', { number })}</p>}
      </EmptyState>
    </div>
  );
}
