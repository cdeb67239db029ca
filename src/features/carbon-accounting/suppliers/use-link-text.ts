import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { useFigures } from '../../../lib/i18n/use-figures';

/** What the link to a supplier does in the accounts. */
export function useLinkText(): (supplier: Supplier) => string {
  const { t } = useTranslation('carbon-update');
  const { figure } = useFigures();
  return useCallback(
    ({ status, performance }: Supplier) =>
      status === 'submitted' && performance !== null
        ? t('link.submitted', { percent: figure(performance, 'percent') })
        : t(status === 'declined' ? 'link.declined' : 'link.waiting'),
    [t, figure],
  );
}
