import { act } from '@testing-library/react';
import { signedOut } from '../../../src/lib/session/session-slice';
import type { screenStore } from './api-store';

type Store = ReturnType<typeof screenStore>;

/**
 * For test files whose screens leave edits unsent: after each test its stores are signed out. Otherwise the screen of
 * an earlier test would go on sending with the network of the next.
 */
export function openedStores(): (store: Store) => Store {
  const opened: Store[] = [];
  afterEach(() => {
    for (const store of opened.splice(0)) act(() => void store.dispatch(signedOut()));
  });
  return (store) => {
    opened.push(store);
    return store;
  };
}
