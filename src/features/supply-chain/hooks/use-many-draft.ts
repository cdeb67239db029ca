import { useCallback } from 'react';
import { useDraft } from '../../../lib/session/use-draft';
import type { SheetDefaults } from '../sheet/check-rows';
import type { SheetSupplier } from '../sheet/read-suppliers';

interface ManyList {
  pasted: string;
  /** Null until something was read. */
  rows: SheetSupplier[] | null;
}

const noList: ManyList = { pasted: '', rows: null };
const noDefaults: SheetDefaults = {
  sectorCode: '',
  countryCode: '',
  locale: '',
  dueDate: '',
  remindDaysBefore: null,
  message: '',
};

/** The suppliers to invite together: what was pasted and what was read. Kept until they are invited or given up. */
export function useManyList() {
  const { values = noList, change, clear } = useDraft<ManyList>('invitations');
  return {
    ...values,
    paste: (pasted: string) => change({ pasted }, noList),
    take: useCallback((rows: SheetSupplier[]) => change({ rows }, noList), [change]),
    /** Back to what was pasted. */
    takeBack: () => (values.pasted === '' ? clear() : change({ rows: null }, noList)),
    clear,
  };
}

/** What holds for all of them, apart from their list: that may be long, and this is typed in. */
export function useManyDefaults() {
  const { values: defaults = noDefaults, change, clear } = useDraft<SheetDefaults>('invitationDefaults');
  return { defaults, change: (part: Partial<SheetDefaults>) => change(part, noDefaults), clear };
}
