import { act } from '@testing-library/react';
import { signedOut } from '../../../src/lib/session/session-slice';

interface Store {
  dispatch(action: ReturnType<typeof signedOut>): unknown;
}

/**
 * For test files whose screens leave work unfinished: after each test its stores are signed out. Otherwise the screen
 * of an earlier test would keep sending over the next test's network, and saving on its device.
 */
export function openedStores(): <Opened extends Store>(store: Opened) => Opened {
  const opened: Store[] = [];
  afterEach(() => {
    for (const store of opened.splice(0)) act(() => void store.dispatch(signedOut()));
  });
  return (store) => {
    opened.push(store);
    return store;
  };
}
