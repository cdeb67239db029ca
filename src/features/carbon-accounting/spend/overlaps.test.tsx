import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { path, showing } from '../../../../tests/support/web/carbon-inputs';
import { Overlaps } from './overlaps';

const show = showing(<Overlaps year={2024} />);
const read = `GET ${path('overlaps', '/year/2024')}`;
const save = `PUT ${path('overlaps', '/year/2024/sector/ROAD_FREIGHT')}`;
const overlap = { sectorCode: 'ROAD_FREIGHT', sectorName: 'Road freight', activityIds: [502], answer: null };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('asks, and remembers the answer, which can be changed', async () => {
  const { to } = show({
    [read]: { data: [overlap] },
    [save]: ({ body }: { body: unknown }) => ({
      data: [{ ...overlap, ...(body as { data: object }).data }],
    }),
  });
  expect(await screen.findByText('Road freight: counted twice?')).toBeVisible();
  expect(screen.getByText(/also entered Truck, paid by us\. If both mean the same/)).toBeVisible();
  await press('They do not overlap');
  expect(await screen.findByText(/do not include Truck, paid by us/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'They do not overlap' })).not.toBeInTheDocument();
  await waitFor(() => expect(to(save)).toHaveLength(1));
  await press('Keep both anyway');
  expect(await screen.findByText(/^You keep both/)).toBeVisible();
  await waitFor(() => expect(to(save)).toHaveLength(2));
  expect(to(save).map(({ body }) => body)).toEqual([
    { data: { answer: 'separate' } },
    { data: { answer: 'accepted' } },
  ]);
});

it('queues the answer while offline', async () => {
  show({ [read]: { data: [overlap] }, [save]: 503 });
  await press('They do not overlap');
  expect(await screen.findByText('Not sent yet')).toBeVisible();
});

it('shows view-only people the question without answers', async () => {
  show({
    [read]: { data: [overlap] },
    'GET /api/user-management/project/42/users': {
      data: [{ handle: '7', email: 'anna@example.test', role: 'User' }],
    },
    'GET /api/company-profile/42/privileges': { privileges: { AppMode: 'TRIAL', CarbonAccounting: 'NONE' } },
  });
  expect(await screen.findByText('Road freight: counted twice?')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
});
