import { createContext, Fragment, useContext, useEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Profile } from '../../lib/session/profile';
import { isSameOwner } from '../../lib/persistence/saved-state';
import { selectProfile } from '../../lib/session/session-slice';
import { useAppSelector } from '../../lib/store/hooks';
import { SessionGuard } from './session-guard';
import { getTab, type Tab } from './tab';
import type { StartUp } from './start-up';

const StartUpContext = createContext<StartUp | null>(null);

export function useStartUp(): StartUp {
  const startUp = useContext(StartUpContext);
  if (!startUp) throw new Error('Wrap the protected pages in SessionProvider');
  return startUp;
}

/** Provides the tab's store to the protected pages and starts the session; tests pass their own tab. */
export function SessionProvider({ children, tab: given }: { children: ReactNode; tab?: Tab }) {
  const [{ store, startUp }] = useState(() => given ?? getTab());
  useEffect(() => void startUp.start(), [startUp]);
  return (
    <Provider store={store}>
      <StartUpContext.Provider value={startUp}>
        <SessionGuard />
        <OneSession>{children}</OneSession>
      </StartUpContext.Provider>
    </Provider>
  );
}

function OneSession({ children }: { children: ReactNode }) {
  return <OneOwner owner={useAppSelector(selectProfile)}>{children}</OneOwner>;
}

/**
 * Remounts the page when the person changes, since hooks that keep their last answer would still show it. React 18
 * loses updates of a component that reads a store and sets state while rendering; this one reads none.
 */
function OneOwner({ owner, children }: { owner: Profile | null; children: ReactNode }) {
  const [session, setSession] = useState({ owner, earlier: 0 });
  if (owner !== session.owner) {
    const isOver = session.owner !== null && !(owner && isSameOwner(owner, session.owner));
    setSession({ owner, earlier: session.earlier + (isOver ? 1 : 0) });
  }
  return <Fragment key={session.earlier}>{children}</Fragment>;
}
