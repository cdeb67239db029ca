import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { Sorting, SortColumn } from './list/columns';
import { noFilter, type SupplierFilter } from './list/no-filter';

/** The person's last action and its outcome, for the message above the table. */
export type Outcome =
  | { kind: 'invited'; supplier: string; remaining: number }
  | { kind: 'invitedMany'; invited: number; leftOut: number; remaining: number }
  | { kind: 'scheduled'; supplier: string }
  | { kind: 'reminded'; supplier: string }
  | {
      kind: 'remindedMany';
      reminded: number;
      askedRecently: number;
      notWaiting: number;
      overMailLimit: number;
    }
  | { kind: 'withdrawn'; supplier: string };

/** The linking ids of the suppliers to remind, or everybody who owes an answer. */
export type Reminded = string[] | 'waiting';

interface SupplyChainState {
  filter: SupplierFilter;
  sorting: Sorting;
  selected: string[];
  /** LinkingId of the supplier whose details are open. */
  opened: string | null;
  inviting: 'one' | 'many' | null;
  reminding: Reminded | null;
  outcome: Outcome | null;
}

const initialState: SupplyChainState = {
  filter: noFilter,
  sorting: { column: 'invited', descending: true },
  selected: [],
  opened: null,
  inviting: null,
  reminding: null,
  outcome: null,
};

/** The state of the screen; it survives a change of language, which mounts the page again. */
export const supplyChainSlice = createSlice({
  name: 'supplyChain',
  initialState,
  reducers: {
    filterChanged: (state, { payload }: PayloadAction<Partial<SupplierFilter>>) => {
      Object.assign(state.filter, payload);
    },
    /** A new column sorts ascending first; the same column reverses the order. */
    sortedBy: (state, { payload: column }: PayloadAction<SortColumn>) => {
      const { sorting } = state;
      state.sorting = { column, descending: sorting.column === column && !sorting.descending };
    },
    selectionToggled: (state, { payload }: PayloadAction<string>) => {
      // With thousands of suppliers, reading the draft would be a hundred times slower.
      const { selected } = original(state) as SupplyChainState;
      state.selected = selected.includes(payload)
        ? selected.filter((id) => id !== payload)
        : [...selected, payload];
    },
    selectionSet: (state, { payload }: PayloadAction<string[]>) => {
      state.selected = payload;
    },
    detailsOpened: (state, { payload }: PayloadAction<string>) => {
      state.opened = payload;
    },
    detailsClosed: (state) => {
      state.opened = null;
    },
    /** The supplier whose dialog was open is no longer in the list. */
    goneDismissed: (state) => {
      state.opened = null;
      state.reminding = null;
    },
    /** An invitation stays open: it holds what was typed. */
    pageLeft: (state) => {
      state.opened = null;
      state.reminding = null;
    },
    inviteOpened: (state, { payload }: PayloadAction<'one' | 'many'>) => {
      state.inviting = payload;
      state.outcome = null;
    },
    inviteClosed: (state) => {
      state.inviting = null;
    },
    remindOpened: (state, { payload }: PayloadAction<Reminded>) => {
      state.reminding = payload;
      state.opened = null;
      state.outcome = null;
    },
    remindClosed: (state) => {
      state.reminding = null;
    },
    done: (state, { payload }: PayloadAction<Outcome>) => {
      state.outcome = payload;
      state.reminding = null;
      state.inviting = null;
      state.opened = null;
      if (payload.kind === 'remindedMany') state.selected = [];
    },
    outcomeDismissed: (state) => {
      state.outcome = null;
    },
  },
  // Separate selectors, so that opening a dialog does not render thousands of suppliers again.
  selectors: {
    selectFilter: (state) => state.filter,
    selectSorting: (state) => state.sorting,
    selectSelected: (state) => state.selected,
    selectOpened: (state) => state.opened,
    selectInviting: (state) => state.inviting,
    selectReminding: (state) => state.reminding,
    selectOutcome: (state) => state.outcome,
  },
});

export const {
  selectFilter,
  selectSorting,
  selectSelected,
  selectOpened,
  selectInviting,
  selectReminding,
  selectOutcome,
} = supplyChainSlice.selectors;

/** The part of the store with the screen's state. */
export type SupplyChainRoot = Parameters<typeof selectFilter>[0];
