import { useMemo } from 'react';
import { useDraftStore } from '../../lib/forms/use-draft-store';
import { useLocale } from '../../lib/i18n/use-locale';

/** A supplier that another area has found and that may be invited: an address is still to be given. */
export interface SupplierToInvite {
  supplierName: string;
  /** The company's own number for it; may be empty. */
  supplierId: string;
  countryCode: string;
}

/** Where they are invited. */
export const inviteSeveralPath = '/supply-chain-management/#invite-several';

const none: readonly SupplierToInvite[] = [];

/** Suppliers on their way from one area to the form that invites several, kept as a draft of the person in this tab. */
export function useSuppliersToInvite() {
  const draft = useDraftStore<{ suppliers: readonly SupplierToInvite[] }>('suppliersToInvite');
  const { locale } = useLocale();
  return useMemo(
    () => ({
      put: (suppliers: readonly SupplierToInvite[]) =>
        draft.keep({ values: { suppliers }, base: { suppliers: none }, touched: [], locale }),
      /** They are the form's from then on. */
      take() {
        const { suppliers } = draft.read()?.values ?? { suppliers: none };
        if (suppliers.length > 0) draft.forget();
        return suppliers;
      },
    }),
    [draft, locale],
  );
}
