import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTheme } from './use-theme';

class SystemTheme extends EventTarget {
  matches = false;
  change(dark: boolean) {
    this.matches = dark;
    this.dispatchEvent(new Event('change'));
  }
}

let system: SystemTheme;

beforeEach(() => {
  window.localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" content="#fff">';
  document.documentElement.style.setProperty('--canvas', '#0f141c');
  system = new SystemTheme();
  window.matchMedia = () => system as unknown as MediaQueryList;
});

function Probe() {
  const { theme, setTheme } = useTheme();
  return <button onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>{theme}</button>;
}

it('follows the system until a theme is chosen', async () => {
  render(<Probe />);
  expect(screen.getByRole('button')).toHaveTextContent('light');
  act(() => system.change(true));
  expect(screen.getByRole('button')).toHaveTextContent('dark');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await userEvent.click(screen.getByRole('button'));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  act(() => system.change(true));
  expect(screen.getByRole('button')).toHaveTextContent('light');
});

it('stores the choice and colours the browser as well', async () => {
  render(<Probe />);
  await userEvent.click(screen.getByRole('button'));
  expect(window.localStorage.getItem('theme')).toBe('dark');
  expect(document.querySelector('meta[name="theme-color"]')).toHaveAttribute('content', '#0f141c');
});

it('follows a choice made in another tab', () => {
  render(<Probe />);
  window.localStorage.setItem('theme', 'dark');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
  expect(screen.getByRole('button')).toHaveTextContent('dark');
});

it('picks up a change of the system theme from before it was watched', () => {
  document.documentElement.dataset['theme'] = 'light';
  system.matches = true;
  render(<Probe />);
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});
