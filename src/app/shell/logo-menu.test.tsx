import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { publicEnv } from '../../../tests/support/web/public-env';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { LogoMenu } from './logo-menu';

jest.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

it('has the pages about the product, its legal texts and the imprint of the operator', async () => {
  const imprint = 'https://operator.example/imprint';
  stubNetwork({ 'GET /env.json': { ...publicEnv, links: { ...publicEnv.links, imprint } } });
  render(
    <WithTexts>
      <LogoMenu />
    </WithTexts>,
  );
  await userEvent.click(screen.getByRole('button', { name: /supplier\+s/ }));
  expect(await screen.findByRole('link', { name: /^Legal notice/ })).toHaveAttribute('href', imprint);
  expect(screen.getByRole('link', { name: /^Trust Center/ })).toHaveAttribute(
    'href',
    publicEnv.links.trustCenter,
  );
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/legal/privacy-policy/',
  );
});
