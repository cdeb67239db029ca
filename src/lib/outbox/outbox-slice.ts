import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { inOrder } from './queue';
import type { OutboxEntry } from './entry';
import type { StorageFault } from './database';

interface OutboxState {
  /** The owner of these edits; null while nobody is signed in. */
  owner: string | null;
  /** Whether the device has been read. */
  ready: boolean;
  /** In sending order. */
  entries: readonly OutboxEntry[];
  /** The entry that is being sent. */
  sending: string | null;
  /** Why edits cannot be stored on this device and exist in this tab only; null if they can. */
  storageFault: StorageFault | null;
  /** How many broken entries were removed from the device. */
  removed: number;
}

type Changed = { put?: readonly OutboxEntry[]; remove?: readonly string[] };

const initialState: OutboxState = {
  owner: null,
  ready: false,
  entries: [],
  sending: null,
  storageFault: null,
  removed: 0,
};

export const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    outboxOpened: (_state, { payload }: PayloadAction<string | null>): OutboxState => ({
      ...initialState,
      owner: payload,
    }),
    outboxRead: (
      state,
      { payload }: PayloadAction<{ entries: readonly OutboxEntry[]; removed: number }>,
    ) => ({
      ...state,
      ready: true,
      entries: inOrder(payload.entries),
      removed: state.removed + payload.removed,
    }),
    entriesChanged: (state, { payload: { put = [], remove = [] } }: PayloadAction<Changed>) => {
      const gone = new Set([...remove, ...put.map(({ id }) => id)]);
      const others = state.entries.filter(({ id }) => !gone.has(id));
      return { ...state, entries: inOrder([...others, ...put]) };
    },
    sendingChanged: (state, { payload }: PayloadAction<string | null>) => ({ ...state, sending: payload }),
    storageChanged: (state, { payload }: PayloadAction<StorageFault | null>) => ({
      ...state,
      storageFault: payload,
    }),
  },
  selectors: {
    selectOutbox: (state) => state,
    /** Whether the unsent edits are known. */
    selectOutboxRead: ({ ready }) => ready,
    selectEntries: ({ entries }) => entries,
    /** How many broken entries were removed from the device. */
    selectRemovedCount: ({ removed }) => removed,
    selectSending: ({ sending }) => sending,
    selectStorageFault: ({ storageFault }) => storageFault,
    selectUnsentCount: ({ entries }) => entries.length,
    /** How many edits wait for the person's decision. */
    selectRefusedCount: ({ entries }) => entries.filter(({ state }) => state === 'refused').length,
  },
});

export const { outboxOpened, outboxRead, entriesChanged, sendingChanged, storageChanged } =
  outboxSlice.actions;
export const {
  selectOutboxRead,
  selectEntries,
  selectRemovedCount,
  selectSending,
  selectStorageFault,
  selectUnsentCount,
  selectRefusedCount,
} = outboxSlice.selectors;
