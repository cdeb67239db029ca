import { stripLocale } from '../../../core/i18n/localized-path';
import { isProtected } from '../../lib/auth/return-to';
import { loadEnv } from '../../lib/env/env';
import { getAuth, type Auth } from '../../lib/auth/auth';
import { createStore, type AppStore } from '../store/create-store';
import { createStartUp, type StartUp } from './start-up';

/** What exists once per tab: its store, and the start-up that fills it. */
export interface Tab {
  store: AppStore;
  startUp: StartUp;
}

interface Arrival {
  /** The page was reloaded. */
  afterReload: boolean;
  /** The page was opened at a public address. */
  fromPublicPage?: boolean;
}

export function createTab(auth: Auth, { afterReload, fromPublicPage = false }: Arrival, env = loadEnv): Tab {
  const store = createStore({ auth, loadEnv: env });
  return { store, startUp: createStartUp({ store, auth, afterReload, fromPublicPage }) };
}

let tab: Tab | undefined;

/** This tab's, created when the first protected page needs it. */
export function getTab(): Tab {
  return (tab ??= createTab(getAuth(), arrival()));
}

function arrival(): Arrival {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigation) return { afterReload: false };
  const fromPublicPage = !isProtected(stripLocale(new URL(navigation.name).pathname));
  return { afterReload: navigation.type === 'reload', fromPublicPage };
}
