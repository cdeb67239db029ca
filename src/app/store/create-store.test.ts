import { fakeAuth } from '../../../tests/support/web/fake-auth';
import { publicEnv } from '../../../tests/support/web/public-env';
import { createStore } from './create-store';

it('needs no browser before sign-in, since prerendered pages create one', () => {
  const listen = jest.spyOn(window, 'addEventListener');
  const BroadcastChannel = jest.fn();
  Object.assign(globalThis, { BroadcastChannel, indexedDB: undefined });
  createStore({ auth: fakeAuth(), loadEnv: async () => publicEnv });
  expect(listen).not.toHaveBeenCalled();
  expect(BroadcastChannel).not.toHaveBeenCalled();
});
