import { render, screen, within } from '@testing-library/react';
import { prerendered } from '../../../../tests/support/web/prerendered';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { RegistrationSuccess } from './registration-success';

const page = (email?: string) => (
  <WithTexts>
    <RegistrationSuccess email={email} />
  </WithTexts>
);
const show = (email?: string) => render(page(email));

it('leads to the mailbox first if the address identifies it', () => {
  show('sarah@GMX.de');
  expect(screen.getByRole('heading', { name: 'Your account has been created' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open GMX' })).toHaveAttribute('href', 'https://www.gmx.net/');
});

it('shows the address if the mailbox is a company’s own', () => {
  show('sarah@northgate.example');
  expect(screen.getByText('sarah@northgate.example')).toBeVisible();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Sign in']);
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    '/?kc_action=reauthenticate&login_hint=sarah%40northgate.example',
  );
});

it('does not report success without a registration', () => {
  show();
  expect(screen.getByRole('heading')).toHaveTextContent('Have you just registered?');
  expect(screen.queryByText(/Your account has been created/)).not.toBeInTheDocument();
  expect(screen.queryByText(/We have sent/)).not.toBeInTheDocument();
});

it('takes over the prerendered page after a reload, and then shows the address again', async () => {
  const container = prerendered(page());
  const built = within(container).getByRole('heading');
  render(page('sarah@northgate.example'), { container, hydrate: true });
  expect(await screen.findByText('sarah@northgate.example')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your account has been created' })).toBe(built);
});
