import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { requestedKinds, type RequestedKind } from '../../../../core/terms/requested-items';

/** Names of the items a supplier can be asked for. */
export function useRequestedItemNames(): Record<RequestedKind, string> {
  const { t } = useTranslation('customer-view');
  return useMemo(
    () =>
      Object.fromEntries(requestedKinds.map((kind) => [kind, t(`wanted.kind.${kind}`)])) as Record<
        RequestedKind,
        string
      >,
    [t],
  );
}
