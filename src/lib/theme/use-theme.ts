import { useSyncExternalStore } from 'react';
import { chooseTheme, chosenTheme, currentTheme, watchTheme, type Theme, type ThemeChoice } from './theme';

/** The current theme and a function to choose another; prerendered pages are light until they hydrate. */
export function useTheme(): {
  theme: Theme;
  choice: ThemeChoice;
  setTheme: (theme: ThemeChoice) => void;
} {
  const theme = useSyncExternalStore<Theme>(watchTheme, currentTheme, () => 'light');
  const choice = useSyncExternalStore<ThemeChoice>(watchTheme, chosenTheme, () => 'system');
  return { theme, choice, setTheme: chooseTheme };
}
