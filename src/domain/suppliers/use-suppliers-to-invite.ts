import { useMemo } from 'react';
import { useDraftStore } from '../../lib/forms/use-draft-store';
import { useLocale } from '../../lib/i18n/use-locale';

/** A supplier that another area suggests inviting; its address is still missing. */
export interface SupplierToInvite {
  supplierName: string;
  /** The company's own number for it; may be empty. */
  supplierId: string;
  countryCode: string;
}

/** The page on which they are invited. */
export const inviteSeveralPath = '/supply-chain-management/#invite-several';

const none: readonly SupplierToInvite[] = [];

/** Passes suppliers from one area to the form that invites several, as a draft of the person in this tab. */
export function useSuppliersToInvite() {
  const draft = useDraftStore<{ suppliers: readonly SupplierToInvite[] }>('suppliersToInvite');
  const { locale } = useLocale();
  return useMemo(
    () => ({
      put: (suppliers: readonly SupplierToInvite[]) =>
        draft.keep({ values: { suppliers }, base: { suppliers: none }, touched: [], locale }),
      /** Hands them over to the form. */
      take() {
        const { suppliers } = draft.read()?.values ?? { suppliers: none };
        if (suppliers.length > 0) draft.forget();
        return suppliers;
      },
    }),
    [draft, locale],
  );
}
