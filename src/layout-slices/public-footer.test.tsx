import { render, screen } from '@testing-library/react';
import type { SliceComponentProps } from 'gatsby';
import frame from '../../locales/de/frame.json';
import { publicEnv } from '../../tests/support/web/public-env';
import { stubNetwork } from '../../tests/support/web/stub-network';
import PublicFooter from './public-footer';
import type { SliceContext, SliceTexts } from './slice-texts';

jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('gatsby'),
  graphql: () => '',
}));

it('leads from every public page to the licences of what others made', async () => {
  stubNetwork({ 'GET /env.json': publicEnv });
  const slice = {
    data: { locale: { ns: 'frame', data: JSON.stringify(frame) } },
    sliceContext: { language: 'de' },
  };
  render(<PublicFooter {...(slice as SliceComponentProps<SliceTexts, SliceContext>)} />);
  await screen.findByRole('link', { name: /^Trust Center/ });
  expect(screen.getByRole('link', { name: 'Lizenzen von Dritten' })).toHaveAttribute(
    'href',
    '/third-party-notices.txt',
  );
});
