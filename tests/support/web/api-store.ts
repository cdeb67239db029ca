import { combineSlices, configureStore, type Slice } from '@reduxjs/toolkit';
import { api } from '../../../src/lib/api/api';
import { connectionSlice } from '../../../src/lib/api/connection-slice';
import type { ApiServices } from '../../../src/lib/api/base-query';
import type { Auth } from '../../../src/lib/auth/auth';
import { createOutbox } from '../../../src/lib/outbox/outbox';
import { outboxSlice } from '../../../src/lib/outbox/outbox-slice';
import { sessionSlice, signedIn } from '../../../src/lib/session/session-slice';
import { anna, fakeAuth } from './fake-auth';
import { publicEnv } from './public-env';

// On a busy machine the middleware checks warn that they are slow, which is irrelevant in a test.
const quietChecks = {
  serializableCheck: { warnAfter: 60_000 },
  immutableCheck: { warnAfter: 60_000 },
};

const services = (auth: Auth): ApiServices => ({ auth, loadEnv: async () => publicEnv });

/** A store with the API and nothing else. */
export function apiStore(auth: Auth = fakeAuth(), replaced: Partial<ApiServices> = {}) {
  return configureStore({
    reducer: combineSlices(api, connectionSlice),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { ...services(auth), ...replaced } }, ...quietChecks }).concat(
        api.middleware,
      ),
  });
}

/** A store for a screen: the API, the outbox, the slices of its feature, and Anna signed in. */
export function screenStore(...slices: Slice[]) {
  return screenStoreOf(fakeAuth(), ...slices);
}

export function screenStoreOf(auth: Auth, ...slices: Slice[]) {
  const store = configureStore({
    reducer: combineSlices(api, connectionSlice, sessionSlice, outboxSlice, ...slices),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services(auth) }, ...quietChecks }).concat(
        api.middleware,
        createOutbox().middleware,
      ),
  });
  store.dispatch(signedIn({ profile: anna, afterReload: false, since: 0, lastSignOut: null }));
  return store;
}
