import { render, screen } from '@testing-library/react';
import { publicEnv } from '../../tests/support/web/public-env';
import { stubNetwork } from '../../tests/support/web/stub-network';
import { ExternalLinks, ImprintLink } from './external-links';

const t = (key: string) => key;
const imprint = 'https://operator.example/imprint';

beforeEach(() => {
  stubNetwork({ 'GET /env.json': { ...publicEnv, links: { ...publicEnv.links, imprint } } });
});

it.each(['header', 'footer'] as const)('Trust Center and About are in the %s', async (place) => {
  render(<ExternalLinks t={t} place={place} />);
  const link = await screen.findByRole('link', { name: /trustCenter/ });
  expect(link).toHaveAttribute('href', publicEnv.links.trustCenter);
  expect(screen.getByRole('link', { name: /about/ })).toHaveAttribute('target', '_blank');
});

it('links to the operator’s imprint, if there is one', async () => {
  render(<ImprintLink t={t} />);
  expect(await screen.findByRole('link', { name: /imprint/ })).toHaveAttribute('href', imprint);
});
