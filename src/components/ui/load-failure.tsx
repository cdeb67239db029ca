import { ServerCrash } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectFaultNumber } from '../../lib/api/connection-slice';
import { useAppSelector } from '../../lib/store/hooks';
import { Button } from './button';
import { EmptyState } from './empty-state';

interface LoadFailureProps {
  title: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  children?: ReactNode;
}

/**
 * Stands in the place of what could not be loaded, and offers to try again. After a fault of the server it says
 * the number by which support finds it.
 */
export function LoadFailure({ title, retryLabel, onRetry, children }: LoadFailureProps) {
  const { t } = useTranslation('common');
  const number = useAppSelector(selectFaultNumber);
  return (
    <div role="alert">
      <EmptyState icon={ServerCrash} title={title} actions={<Button onClick={onRetry}>{retryLabel}</Button>}>
        {children}
        {number !== undefined && <p>{t('fault.number', { number })}</p>}
      </EmptyState>
    </div>
  );
}
