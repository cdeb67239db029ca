import { act, screen, waitFor } from '@testing-library/react';
import { publicEnv } from '../../../tests/support/web/public-env';
import { stubNetwork } from '../../../tests/support/web/stub-network';

const list = 'GET /api/app-registration-industries';
const industries = {
  'GET /env.json': publicEnv,
  [list]: {
    data: [{ id: 7, code: 'C20', name: 'Chemicals' }],
    meta: { pagination: { pageCount: 1 } },
  },
};

let leave = (): void => undefined;
afterEach(() => leave());

/** The field with a chosen industry on another page load: only the tab's storage is left. */
async function openPage() {
  jest.resetModules();
  const page = await import('@testing-library/react/pure');
  const { WithTexts } = await import('../../../tests/support/web/with-texts');
  const { IndustryField } = await import('./industry-field');
  const noop = () => undefined;
  await page.act(async () => {
    page.render(
      <WithTexts>
        <IndustryField name="industryId" value="7" error={undefined} onChange={noop} onBlur={noop} />
      </WithTexts>,
    );
  });
  leave = page.cleanup;
}

const failed = 'The list of industries could not be loaded.';
const chosen = () => screen.findByDisplayValue('Chemicals and chemical products');

it('names the chosen industry after a reload, even offline', async () => {
  stubNetwork(industries);
  await openPage();
  await chosen();
  leave();

  const { to } = stubNetwork({});
  await openPage();
  expect(await chosen()).toBeVisible();
  await waitFor(() => expect(to(list)).toHaveLength(1));
  await act(async () => undefined);
  expect(screen.queryByText(failed)).not.toBeInTheDocument();
});

it('reports if the list was never loaded', async () => {
  stubNetwork({});
  await openPage();
  expect(await screen.findByText(failed)).toBeVisible();
});
