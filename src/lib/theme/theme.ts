import { deviceStorage } from '../storage/safe-storage';

export type Theme = 'light' | 'dark';
/** `system` follows the device. */
export type ThemeChoice = Theme | 'system';

/** The page's head script reads the same key before the first paint. */
const themeKey = 'theme';
const systemPrefersDark = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();

/** The chosen theme; until one is chosen, the system's. */
export function currentTheme(): Theme {
  const chosen = chosenTheme();
  if (chosen !== 'system') return chosen;
  return window.matchMedia(systemPrefersDark).matches ? 'dark' : 'light';
}

/** The choice on this device. */
export function chosenTheme(): ThemeChoice {
  const chosen = deviceStorage.get(themeKey);
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Whether a theme was chosen on this device; following the system is a choice, too. */
export const isThemeChosen = (): boolean => deviceStorage.get(themeKey) !== null;

export function chooseTheme(theme: ThemeChoice): void {
  deviceStorage.set(themeKey, theme);
  show();
}

/** Calls `listener` when the theme changes: here, in another tab, or in the system. */
export function watchTheme(listener: () => void): () => void {
  if (listeners.size === 0) {
    // The system theme may have changed since the page's head was read.
    if (document.documentElement.dataset['theme'] !== currentTheme()) show();
    window.addEventListener('storage', onStorage);
    window.matchMedia(systemPrefersDark).addEventListener('change', show);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    window.matchMedia(systemPrefersDark).removeEventListener('change', show);
  };
}

function onStorage(event: StorageEvent): void {
  if (event.key === themeKey || event.key === null) show();
}

function show(): void {
  const { dataset } = document.documentElement;
  // Without transitions: while a button fades to its new colour, its text has already changed and cannot be read.
  dataset['themeChange'] = '';
  dataset['theme'] = currentTheme();
  const canvas = getComputedStyle(document.documentElement).getPropertyValue('--canvas').trim();
  delete dataset['themeChange'];
  if (canvas) {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.content = canvas;
    }
  }
  for (const listener of listeners) listener();
}
