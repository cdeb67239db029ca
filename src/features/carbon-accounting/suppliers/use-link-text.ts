import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { useFigures } from '../../../lib/i18n/use-figures';

/**
 * The effect of a linked supplier in the accounts. Its performance is available from its self-assessment on,
 * whatever else it still owes.
 */
export function useLinkText(): (supplier: Supplier) => string {
  const { t } = useTranslation('carbon-update');
  const { figure } = useFigures();
  return useCallback(
    ({ status, performance }: Supplier) =>
      status === 'declined' || performance === null
        ? t(status === 'declined' ? 'link.declined' : 'link.waiting')
        : t('link.submitted', { percent: figure(performance, 'percent') }),
    [t, figure],
  );
}
