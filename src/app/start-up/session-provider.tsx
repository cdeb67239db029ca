import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { SessionGuard } from './session-guard';
import { getTab, type Tab } from './tab';
import type { StartUp } from './start-up';

const StartUpContext = createContext<StartUp | null>(null);

export function useStartUp(): StartUp {
  const startUp = useContext(StartUpContext);
  if (!startUp) throw new Error('Wrap the protected pages in SessionProvider');
  return startUp;
}

/** Gives the protected pages the tab's store and wakes the session up; tests hand over a tab of their own. */
export function SessionProvider({ children, tab: given }: { children: ReactNode; tab?: Tab }) {
  const [{ store, startUp }] = useState(() => given ?? getTab());
  useEffect(() => void startUp.start(), [startUp]);
  return (
    <Provider store={store}>
      <StartUpContext.Provider value={startUp}>
        <SessionGuard />
        {children}
      </StartUpContext.Provider>
    </Provider>
  );
}
