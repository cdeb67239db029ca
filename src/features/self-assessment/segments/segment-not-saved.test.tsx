import { act, screen, waitFor } from '@testing-library/react';
import { anna } from '../../../../tests/support/web/fake-auth';
import {
  measure,
  renewable,
  savedAsYouGo,
  server,
  showing,
} from '../../../../tests/support/web/segment-page';
import { testSegment } from '../../../../tests/support/web/test-segment';
import { draftKey, forgetDrafts, hasDrafts, keepDraft } from '../../../lib/session/drafts';
import { leaveFocusedField } from '../../../lib/session/focused-field';
import { clearPersonalStorage } from '../../../lib/session/personal-storage';
import { signedOut } from '../../../lib/session/session-slice';
import { SegmentScreen } from './segment-screen';

const show = showing((countryCode) => <SegmentScreen sectorCode="ALUMINIUM" countryCode={countryCode} />);

describe('an answer that cannot be saved', () => {
  type Shown = ReturnType<typeof show>;
  const outOfRange = 'Please enter a percentage between 0 and 100.';

  /** Simulates an expired session while the field is in use. */
  function endSession({ store, unmount }: Shown) {
    act(leaveFocusedField);
    act(() => void store.dispatch(signedOut('expired')));
    clearPersonalStorage();
    unmount();
  }

  it('is restored with its fault after the session has ended', async () => {
    const { routes } = server(testSegment());
    const before = show(routes);
    await before.user.type(await renewable(), '120');
    endSession(before);

    const { user, sent } = show(routes);
    expect(await renewable()).toHaveValue('120');
    expect(screen.getByText(outOfRange)).toBeInTheDocument();
    expect(screen.getByText('Not saved: please correct the marked field')).toBeInTheDocument();
    expect(hasDrafts(anna)).toBe(true);
    await user.clear(await renewable());
    await user.type(await renewable(), '12');
    await user.tab();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(screen.queryByText('Not saved: please correct the marked field')).not.toBeInTheDocument();
    expect(hasDrafts(anna)).toBe(false);
  });

  it('is restored after the page is opened again', async () => {
    const { routes } = server(testSegment());
    const before = show(routes);
    const recycled = await measure(/recycled aluminium/i);
    await before.user.type(recycled.getByLabelText('Start year'), '1024');
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    hidden.mockRestore();
    before.unmount();

    show(routes);
    const again = await measure(/recycled aluminium/i);
    expect(again.getByLabelText('Start year')).toHaveValue('1024');
    expect(again.getByLabelText('Start year')).toBeInvalid();
  });

  it('is gone when the person discards it, although the field still holds it', async () => {
    const { routes } = server(testSegment());
    const { user, unmount } = show(routes);
    await user.type(await renewable(), '120');
    await user.tab();
    act(() => forgetDrafts(anna));
    unmount();
    expect(hasDrafts(anna)).toBe(false);
    show(routes);
    expect(await renewable()).toHaveValue('');
  });

  it('is the same number after a change of language', async () => {
    const { routes } = server(testSegment());
    const { user, unmount } = show(routes);
    await user.type(await renewable(), '1,000');
    unmount();
    const { sent } = show(routes, 'AT', 'de');
    expect(await screen.findByDisplayValue('1000')).toBeInvalid();
    expect(sent()).toEqual([]);
  });

  async function correctedLater(meanwhile: (world: ReturnType<typeof server>) => void) {
    const world = server(testSegment());
    const before = show(world.routes);
    await before.user.type(await renewable(), '120');
    endSession(before);
    meanwhile(world);
    const { user, versions } = show(world.routes);
    await user.clear(await renewable());
    await user.type(await renewable(), '12');
    await user.tab();
    return versions;
  }

  it('is corrected against the answer that it was typed over if a colleague has given another since', async () => {
    const { version } = testSegment();
    const versions = await correctedLater(({ colleague }) => colleague(70));
    await waitFor(() => expect(versions()).toEqual([version]));
  });

  it('is corrected against the current answer if that is still the same', async () => {
    const { version } = testSegment();
    const versions = await correctedLater(({ colleague }) => {
      colleague(70);
      colleague(null);
    });
    await waitFor(() => expect(versions()).toEqual([version + 2]));
  });

  it('no longer blocks once its field is gone', async () => {
    const notSaved = { text: '120', locale: 'en', over: null };
    act(() => keepDraft(draftKey(anna, 'answer:segment/ALUMINIUM/AT/noSuchQuestion'), notSaved));
    show(server(testSegment()).routes);
    expect(await savedAsYouGo()).toBeInTheDocument();
    expect(hasDrafts(anna)).toBe(false);
  });
});
