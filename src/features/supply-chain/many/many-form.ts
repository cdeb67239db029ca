import { emptyDefaults, type InviteDefaults } from '../inviting/invite-form';
import type { FoundSupplier } from './found-suppliers';
import type { SheetSupplier } from '../sheet/read-suppliers';

/** Several suppliers to invite together: what was pasted, what was read, and what holds for all of them. */
export interface ManyForm extends InviteDefaults {
  pasted: string;
  /** Null until something was read. */
  rows: SheetSupplier[] | null;
  /** Suppliers that another area has found. */
  found: readonly FoundSupplier[];
  /** Whether their addresses are being typed. */
  isAsking: boolean;
}

export const emptyManyForm: ManyForm = {
  ...emptyDefaults,
  pasted: '',
  rows: null,
  found: [],
  isAsking: false,
};
