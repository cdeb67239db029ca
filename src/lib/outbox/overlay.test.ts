import { apiStore } from '../../../tests/support/web/api-store';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { api } from '../api/api';
import { createOverlay } from './overlay';
import { cacheKeyOf, patch } from './patch';

const { getNothing } = api.injectEndpoints({
  endpoints: (build) => ({
    getNothing: build.query<{ name: string } | null, number>({ query: () => ({ url: '/nothing' }) }),
  }),
}).endpoints;

test('an edit over an empty answer: null counts as the server’s answer', async () => {
  stubNetwork({ 'GET /api/nothing': Response.json(null) });
  const store = apiStore();
  await store.dispatch(getNothing.initiate(1));
  const overlay = createOverlay(store as never);
  const created = patch(getNothing, 1, (current) => current ?? { name: 'Begun here' });
  overlay.show([created]);
  const shown = () => getNothing.select(1)(store.getState()).data;
  expect(shown()).toEqual({ name: 'Begun here' });
  expect(overlay.serverData(cacheKeyOf(created), shown())).toBeNull();
  overlay.show([]);
  expect(shown()).toBeNull();
});
