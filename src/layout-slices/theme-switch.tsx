import { Moon, Sun } from 'lucide-react';
import { useTheme } from '../lib/theme/use-theme';
import { Button } from '../components/ui/button';
import * as styles from './theme-switch.module.css';

/** Light or dark. The style sheet decides which icon is visible, so that it is right before hydration. */
export function ThemeSwitch({ label }: { label: string }) {
  const { theme, setTheme } = useTheme();
  const dark = theme === 'dark';
  return (
    <Button
      variant="quiet"
      iconOnly
      aria-label={label}
      aria-pressed={dark}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    >
      <Moon className={styles.lightOnly} size={18} aria-hidden />
      <Sun className={styles.darkOnly} size={18} aria-hidden />
    </Button>
  );
}
