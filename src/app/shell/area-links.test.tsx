import { LocationProvider, createHistory, createMemorySource } from '@reach/router';
import { render, screen } from '@testing-library/react';
import type { AnchorHTMLAttributes } from 'react';
import { Provider } from 'react-redux';
import { screenStore } from '../../../tests/support/web/api-store';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { AreaLinks } from './area-links';

jest.mock('gatsby', () => ({
  Link: ({ to, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

it('leads from a locked area to the page that says what unlocks it', async () => {
  stubNetwork({
    'GET /api/company-profile/42/privileges': { privileges: { AppMode: 'GUIDED' } },
    'GET /api/customer-requests/project/42': { data: [], meta: { pagination: { pageCount: 1 } } },
  });
  render(
    <Provider store={screenStore()}>
      <WithTexts>
        <LocationProvider history={createHistory(createMemorySource('/overview/'))}>
          <AreaLinks />
        </LocationProvider>
      </WithTexts>
    </Provider>,
  );
  expect(await screen.findAllByText('Locked until you complete the guided set-up')).toHaveLength(3);
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.getAttribute('aria-disabled')]);
  expect(links).toEqual([
    ['/first-run/', null],
    ['/overview/', null],
    ['/self-assessment/', 'true'],
    ['/carbon-accounting/', 'true'],
    ['/supply-chain-management/', 'true'],
  ]);
});
