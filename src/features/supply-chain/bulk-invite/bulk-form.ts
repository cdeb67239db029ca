import { emptyDefaults, type InviteDefaults } from '../inviting/invite-form';
import type { FoundSupplier } from './found-suppliers';
import type { SheetSupplier } from '../sheet/read-suppliers';

/** Form values for inviting several suppliers: pasted text, read rows and defaults for all. */
export interface BulkForm extends InviteDefaults {
  pasted: string;
  /** Null until something has been read. */
  rows: SheetSupplier[] | null;
  /** Suppliers found in another area. */
  found: readonly FoundSupplier[];
  /** Whether their addresses are being typed. */
  isAsking: boolean;
}

export const emptyBulkForm: BulkForm = {
  ...emptyDefaults,
  pasted: '',
  rows: null,
  found: [],
  isAsking: false,
};
