import { act, screen, waitFor } from '@testing-library/react';
import { allSaved, measure, pause, save, server, showing } from '../../../../tests/support/web/segment-page';
import { testSegment } from '../../../../tests/support/web/test-segment';
import { mineKept } from '../../../lib/outbox/actions';
import { selectEntries } from '../../../lib/outbox/outbox-slice';
import { SegmentScreen } from './segment-screen';

const show = showing((countryCode) => <SegmentScreen sectorCode="ALUMINIUM" countryCode={countryCode} />);

const implementation = { measureId: 'recycledAluminium', today: 10, inOneYear: 20, inThreeYears: null };
const stored = (parts: object = {}) => ({
  BusinessSegmentHotspotAnswers: [{ ...implementation, startYear: null, ...parts }],
});
const recycled = () => measure(/recycled aluminium/i);

it('a part of a measure leaves the other parts to a colleague who changes them meanwhile', async () => {
  const { routes, colleagueOn, kept } = server(testSegment(stored()));
  const { user } = show(routes);
  const today = (await recycled()).getByLabelText('Today (%)');
  colleagueOn(stored({ startYear: 2024 }));
  await user.clear(today);
  await user.type(today, '15');
  await user.tab();
  await allSaved();
  expect(kept()).toMatchObject(stored({ today: 15, startYear: 2024 }));
  const startYear = (await recycled()).getByLabelText('Start year');
  await waitFor(() => expect(startYear).toHaveValue('2024'));
});

it('parts that were changed one after the other offline are sent together, over what was seen', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { routes, colleagueOn, kept } = server(testSegment(stored()));
  const { user, sent } = show(routes);
  const fields = await recycled();
  for (const typed of ['15', '16']) {
    await user.clear(fields.getByLabelText('Today (%)'));
    await user.type(fields.getByLabelText('Today (%)'), typed);
    await user.tab();
  }
  await user.type(fields.getByLabelText('Start year'), '2019');
  await user.tab();
  colleagueOn(stored({ inOneYear: 30 }));
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await allSaved();
  expect(sent()).toMatchObject([
    {
      BusinessSegmentHotspotAnswers: [
        {
          measureId: 'recycledAluminium',
          today: 16,
          startYear: 2019,
          before: { today: 10, startYear: null },
        },
      ],
    },
  ]);
  expect(kept()).toMatchObject(stored({ today: 16, inOneYear: 30, startYear: 2019 }));
  online.mockRestore();
});

it('who keeps their own part of a measure in a conflict keeps the colleague’s other parts', async () => {
  const { routes, colleagueOn, kept } = server(testSegment(stored()));
  let isStale = true;
  const stale = () => {
    isStale = false;
    const error = { code: 'STALE_VERSION', message: 'Stale', details: kept() };
    return Response.json({ error }, { status: 409 });
  };
  const { user, store, sent } = show({
    ...routes,
    [save]: (call) => (isStale ? stale() : routes[save](call)),
  });
  const today = (await recycled()).getByLabelText('Today (%)');
  colleagueOn(stored({ today: 12, startYear: 2024 }));
  await user.clear(today);
  await user.type(today, '15');
  await user.tab();
  expect(await screen.findByText('Changed in the meantime')).toBeVisible();
  act(() => void store.dispatch(mineKept(selectEntries(store.getState())[0]?.id ?? '')));
  await pause(0);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({
    BusinessSegmentHotspotAnswers: [{ today: 15, startYear: 2024, before: { today: 12 } }],
  });
  await allSaved();
  expect(kept()).toMatchObject(stored({ today: 15, startYear: 2024 }));
});
