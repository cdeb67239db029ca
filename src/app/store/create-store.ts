import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { carbonSlice } from '../../features/carbon-accounting/calculation/carbon-slice';
import { requestsSlice } from '../../features/requests/requests-slice';
import { assessmentSlice } from '../../features/self-assessment/assessment-slice';
import { supplyChainSlice } from '../../features/supply-chain/supply-chain-slice';
import { api } from '../../lib/api/api';
import type { ApiServices } from '../../lib/api/base-query';
import { connectionSlice } from '../../lib/api/connection-slice';
import { operationsSlice, recordOperations } from '../../lib/api/operations';
import { createOutbox } from '../../lib/outbox/outbox';
import { outboxSlice } from '../../lib/outbox/outbox-slice';
import { populateSlice } from '../../lib/populate/populate-slice';
import { liveSlice } from '../../lib/realtime/live-slice';
import { libraryActions, onlyPersisted } from '../../lib/persistence/persisted-state';
import { createPersistence, type Persistence } from '../../lib/persistence/persistence';
import { savedStateSlice } from '../../lib/persistence/saved-state-slice';
import { sessionSlice, signedOut } from '../../lib/session/session-slice';
import { startUpSlice } from './start-up-slice';
import { editLoaders } from './edit-loaders';

const createReducer = (persisted: Persistence['reducers']) =>
  combineSlices(
    persisted,
    api,
    connectionSlice,
    operationsSlice,
    outboxSlice,
    liveSlice,
    populateSlice,
    savedStateSlice,
    sessionSlice,
    startUpSlice,
    requestsSlice,
    assessmentSlice,
    supplyChainSlice,
    carbonSlice,
  );

/** An empty store. A sign-out empties it again. */
export function createStore(services: ApiServices) {
  const outbox = createOutbox(editLoaders);
  const persistence = createPersistence((key, cached) => outbox.serverData(key, cached));
  const reducer = createReducer(persistence.reducers);
  type State = ReturnType<typeof reducer>;
  return configureStore({
    reducer: (state: State | undefined, action) =>
      reducer(state && signedOut.match(action) ? (onlyPersisted(state) as State) : state, action),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        // In development every action checks thousands of requests; a warning that this is slow would not help.
        serializableCheck: { warnAfter: 60_000, ignoredActions: libraryActions },
        immutableCheck: { warnAfter: 60_000 },
      }).concat(api.middleware, recordOperations, outbox.middleware, persistence.middleware),
    devTools: process.env.NODE_ENV === 'development',
  });
}

export type AppStore = ReturnType<typeof createStore>;
