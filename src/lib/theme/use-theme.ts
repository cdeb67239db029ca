import { useSyncExternalStore } from 'react';
import { chooseTheme, chosenTheme, currentTheme, watchTheme, type Theme, type ThemeChoice } from './theme';

/** The theme that is shown and the way to choose another; prebuilt pages are light until they wake up. */
export function useTheme(): {
  theme: Theme;
  choice: ThemeChoice;
  setTheme: (theme: ThemeChoice) => void;
} {
  const theme = useSyncExternalStore<Theme>(watchTheme, currentTheme, () => 'light');
  const choice = useSyncExternalStore<ThemeChoice>(watchTheme, chosenTheme, () => 'system');
  return { theme, choice, setTheme: chooseTheme };
}
