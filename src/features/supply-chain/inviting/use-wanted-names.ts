import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { wantedKinds, type WantedKind } from '../../../../core/requests/wanted';

/** Names of the items a supplier can be asked for. */
export function useWantedNames(): Record<WantedKind, string> {
  const { t } = useTranslation('customer-view');
  return useMemo(
    () =>
      Object.fromEntries(wantedKinds.map((kind) => [kind, t(`wanted.kind.${kind}`)])) as Record<
        WantedKind,
        string
      >,
    [t],
  );
}
