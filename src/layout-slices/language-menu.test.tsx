import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageMenu } from './language-menu';

const navigate = jest.fn();
jest.mock('gatsby', () => ({ navigate: (...args: unknown[]) => navigate(...args) as unknown }));

function show() {
  render(
    <>
      <LanguageMenu label="Language" current="en" path="/error/" />
      <button>Elsewhere</button>
    </>,
  );
  const summary = screen.getByText('English', { selector: 'span' });
  return { summary, menu: summary.closest('details') };
}

it('links to the page in its six languages', () => {
  show();
  const addresses = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([
    '/error/',
    '/de/error/',
    '/es/error/',
    '/fr/error/',
    '/pt/error/',
    '/zh-CN/error/',
  ]);
});

it('stores the choice, shows the page in that language and closes', async () => {
  const { summary, menu } = show();
  await userEvent.click(summary);
  await userEvent.click(screen.getByRole('link', { name: 'Deutsch', hidden: true }));
  expect(window.localStorage.getItem('locale')).toBe('de');
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(menu).not.toHaveAttribute('open');
});

it('closes on Escape with the focus back on it, and when the focus goes elsewhere', async () => {
  const { menu } = show();
  menu?.setAttribute('open', '');
  await userEvent.keyboard('{Escape}');
  expect(menu).not.toHaveAttribute('open');
  expect(menu?.querySelector('summary')).toHaveFocus();
  menu?.setAttribute('open', '');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(menu).not.toHaveAttribute('open');
});
