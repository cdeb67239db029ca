import { screen, waitFor, within } from '@testing-library/react';
import {
  aluminium,
  createCall,
  nordwerk,
  page,
  routesOf,
  segmentsCall,
  showing,
  steel,
} from '../../../../tests/support/web/overview-screen';
import { refusal } from '../../../../tests/support/web/stub-network';
import { OverviewScreen } from './overview-screen';

const show = showing(<OverviewScreen />);

beforeEach(() => window.sessionStorage.clear());
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

const removeCall = `DELETE /api/business-segments/project/42/${steel.id}`;
const again = { ...steel, id: '5e900000-0000-4000-8000-000000000009' };

/** A server that removes the steel segment and adds it again. */
function world(segments = [aluminium, steel]) {
  let current = segments;
  return {
    ...routesOf({ requests: segments.includes(aluminium) ? [nordwerk] : [] }),
    [segmentsCall]: () => page(...current),
    [removeCall]: () => {
      current = current.filter(({ id }) => id !== steel.id);
      return { message: 'Segment removed' };
    },
    [createCall]: () => {
      current = [...current, again];
      return { data: again };
    },
  };
}

async function removeSteel({ user }: ReturnType<typeof show>) {
  await user.click(await screen.findByRole('button', { name: 'Remove Steel · Austria' }));
  const notice = await screen.findByText('Removed: Steel · Austria');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Steel' })).not.toBeInTheDocument());
  return within(notice.closest('[role]') as HTMLElement);
}

it.each([
  ['a removed segment', [aluminium, steel]],
  ['the only segment', [steel]],
])('says that %s was removed, and brings it back', async (_which, segments) => {
  const shown = show(world(segments));
  const notice = await removeSteel(shown);
  await shown.user.click(notice.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('region', { name: 'Steel' })).toBeInTheDocument();
  expect(screen.queryByText('Removed: Steel · Austria')).not.toBeInTheDocument();
  const { sectorCode, countryCode } = steel;
  expect(shown.to(createCall).map(({ body }) => body)).toEqual([{ sectorCode, countryCode }]);
});

it('can be told that it is not needed any more', async () => {
  const shown = show(world());
  const notice = await removeSteel(shown);
  await shown.user.click(notice.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Removed: Steel · Austria')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Steel' })).not.toBeInTheDocument();
});

it('says why it could not be brought back, and offers it again', async () => {
  const shown = show({ ...world(), [createCall]: refusal(500, 'INTERNAL', 'Broken.') });
  const notice = await removeSteel(shown);
  await shown.user.click(notice.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Removed: Steel · Austria');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
});
