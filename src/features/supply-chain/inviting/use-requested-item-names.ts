import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { requestedKinds, type RequestedKind } from '../../../../core/terms/requested-items';

type ItemNames = Record<RequestedKind, string>;

/** Names of the items in a sheet, in the words of the request that its supplier reads. */
export function useSheetItemNames(): ItemNames {
  const { t } = useTranslation('customer-view');
  return useMemo(
    () => Object.fromEntries(requestedKinds.map((kind) => [kind, t(`wanted.kind.${kind}`)])) as ItemNames,
    [t],
  );
}

/** Names of the items that a customer can ask for, addressed to the customer. */
export function useRequestedItemNames(): ItemNames {
  const { t } = useTranslation('customer-view');
  const names = useSheetItemNames();
  return useMemo(() => ({ ...names, emissions: t('title.emissions') }), [names, t]);
}
