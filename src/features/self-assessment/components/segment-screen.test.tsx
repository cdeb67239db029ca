import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { BusinessSegment, SaveAndCalcBody } from '../../../../core/contracts/business-segments';
import type { Locale } from '../../../../core/i18n/locales';
import { api } from '../../../lib/api/api';
import { draftKey, forgetDrafts, hasDrafts, keepDraft } from '../../../lib/session/drafts';
import { leaveFocusedField } from '../../../lib/session/focused-field';
import { clearPersonalStorage } from '../../../lib/session/personal-storage';
import { signedOut } from '../../../lib/session/session-slice';
import { anna } from '../../../../tests/support/web/fake-auth';
import { screenStore } from '../../../../tests/support/web/api-store';
import { stubNetwork, type Call } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { assessmentSlice } from '../assessment-slice';
import { testSegment } from '../../../../tests/support/web/test-segment';
import { SegmentScreen } from './segment-screen';

const list = 'GET /api/business-segments/project/42';
const save = 'POST /api/business-segments/project/42/save-and-calc';
const importCall = 'POST /api/business-segments/project/42/import-answers';
const benchmark = 'GET /api/business-segments/benchmarks/ALUMINIUM';

const page = (...data: BusinessSegment[]) => ({ data, meta: { pagination: { pageCount: 1 } } });

/** A server that keeps what it is sent. */
function server(first: BusinessSegment) {
  let current = first;
  return {
    /** What a colleague answers meanwhile. */
    colleague(value: number | null) {
      const answers = value === null ? [] : [{ questionId: 'turnoverShare', value }];
      current = { ...current, BusinessSegmentAnswers: answers, version: current.version + 1 };
    },
    kept: () => current,
    routes: {
      [list]: () => page(current),
      [benchmark]: {
        data: { sectorCode: 'ALUMINIUM', companies: 7, lowerQuartile: 20, median: 40, upperQuartile: 60 },
      },
      [save]: ({ body }: Call) => {
        const { answers } = body as SaveAndCalcBody;
        const merged = (name: keyof typeof answers, id: string) => [
          ...(current[name] as { [id]: string }[]).filter(
            (each) => !(answers[name] as { [id]: string }[]).some((changed) => changed[id] === each[id]),
          ),
          ...(answers[name] ?? []),
        ];
        current = {
          ...current,
          BusinessSegmentAnswers: merged('BusinessSegmentAnswers', 'questionId') as never,
          BusinessSegmentChoiceAnswers: merged('BusinessSegmentChoiceAnswers', 'questionId') as never,
          BusinessSegmentHotspotAnswers: merged('BusinessSegmentHotspotAnswers', 'measureId') as never,
          version: current.version + 1,
        };
        return { data: current };
      },
    },
  };
}

function show(routes: Parameters<typeof stubNetwork>[0], countryCode = 'AT', locale: Locale = 'en') {
  const network = stubNetwork(routes);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const store = screenStore(assessmentSlice);
  const { unmount } = render(
    <Provider store={store}>
      <WithTexts locale={locale}>
        <SegmentScreen sectorCode="ALUMINIUM" countryCode={countryCode} />
      </WithTexts>
    </Provider>,
  );
  const versions = () => network.to(save).map(({ body }) => (body as SaveAndCalcBody).version);
  const sent = () => network.to(save).map(({ body }) => (body as SaveAndCalcBody).answers);
  const reload = () => act(async () => void store.dispatch(api.util.invalidateTags(['BusinessSegments'])));
  return { ...network, user, store, unmount, sent, versions, reload };
}

const turnover = () => screen.findByLabelText(/share of your company.s turnover/);
const measure = async (name: RegExp) => within(await screen.findByRole('group', { name }));

beforeEach(() => window.sessionStorage.clear());
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

const pause = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('answering', () => {
  it('saves 800 ms after the last key, and not before', async () => {
    const { user, sent } = show(server(testSegment()).routes);
    const field = await turnover();
    await user.type(field, '42,5 %');
    await pause(700);
    expect(sent()).toEqual([]);
    await pause(200);
    await waitFor(() =>
      expect(sent()).toEqual([
        expect.objectContaining({
          BusinessSegmentAnswers: [{ questionId: 'turnoverShare', value: 42.5 }],
        }),
      ]),
    );
    expect(field).toHaveValue('42,5 %');
    await user.tab();
    expect(field).toHaveValue('42.5');
  });

  it('says what is wrong, keeps what was typed and sends nothing', async () => {
    const { user, sent } = show(server(testSegment()).routes);
    const field = await turnover();
    await user.type(field, '120');
    await user.tab();
    expect(screen.getByText('Please enter a percentage between 0 and 100.')).toBeInTheDocument();
    expect(field).toHaveValue('120');
    expect(field).toBeInvalid();
    expect(screen.getByText('Not saved: please correct the marked field')).toBeInTheDocument();
    await pause(2000);
    expect(sent()).toEqual([]);
    await user.clear(field);
    await user.type(field, '12');
    await user.tab();
    expect(screen.queryByText('Please enter a percentage between 0 and 100.')).not.toBeInTheDocument();
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('saves what was typed when the page is left', async () => {
    const { user, sent, unmount } = show(server(testSegment()).routes);
    await user.type(await turnover(), '33');
    unmount();
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('saves what was typed when another app comes to the front', async () => {
    const { user, sent } = show(server(testSegment()).routes);
    await user.type(await turnover(), '33');
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(sent()).toHaveLength(1));
    hidden.mockRestore();
  });

  it('saves a choice at once; "none" excludes the others', async () => {
    const { user, sent } = show(server(testSegment()).routes);
    await user.click(await screen.findByRole('checkbox', { name: /natural gas/i }));
    const group = screen.getByRole('checkbox', { name: /natural gas/i }).closest('fieldset') as HTMLElement;
    const none = within(group).getAllByRole('checkbox').at(-1) as HTMLElement;
    await user.click(none);
    expect(within(group).getAllByRole('checkbox', { checked: true })).toEqual([none]);
    await waitFor(() =>
      expect(sent().at(-1)?.BusinessSegmentChoiceAnswers).toEqual([
        { questionId: 'heatSources', options: ['none'] },
      ]),
    );
  });

  it('takes a choice back, and the keyboard goes on where it was', async () => {
    const { user, sent } = show(server(testSegment()).routes);
    const [first, second] = await screen.findAllByRole('radio');
    await user.click(second as HTMLElement);
    const group = within((second as HTMLElement).closest('[id^="question-"]') as HTMLElement);
    await user.click(await group.findByRole('button', { name: /^Clear answer/ }));
    expect(group.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    expect(first).toHaveFocus();
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ BusinessSegmentAnswers: [{ value: null }] }));
  });

  it('saves a measure part by part, and the score follows', async () => {
    const { user, sent } = show(server(testSegment()).routes);
    const recycled = await measure(/recycled aluminium/i);
    expect(screen.getByText('0', { selector: 'span' })).toBeInTheDocument();
    await user.type(recycled.getByLabelText('Today (%)'), '50');
    await user.tab();
    // What is still on this device would take the next part in.
    await waitFor(() => expect(sent()).toHaveLength(1));
    await user.type(recycled.getByLabelText('Since or from year'), '2019');
    await user.tab();
    await waitFor(() =>
      expect(sent().map(({ BusinessSegmentHotspotAnswers: [answer] = [] }) => answer)).toEqual([
        expect.objectContaining({ measureId: 'recycledAluminium', today: 50, startYear: null }),
        expect.objectContaining({ measureId: 'recycledAluminium', today: 50, startYear: 2019 }),
      ]),
    );
    expect(screen.queryByText('0', { selector: 'span' })).not.toBeInTheDocument();
    expect(screen.getByText(/median of 7 companies|quarter of 7 companies/)).toBeInTheDocument();
  });

  it('is shown and kept while the server is away', async () => {
    const { [save]: _away, ...routes } = server(testSegment()).routes;
    const { user } = show(routes);
    const recycled = await measure(/recycled aluminium/i);
    await user.type(recycled.getByLabelText('Today (%)'), '100');
    await user.tab();
    expect(await recycled.findByText('Not sent yet')).toBeInTheDocument();
    expect(recycled.getByLabelText('Today (%)')).toHaveValue('100');
    expect(await screen.findByText('Kept on this device, sent when you are online')).toBeInTheDocument();
  });
});

describe('a colleague who answers meanwhile', () => {
  it('is not overwritten by a field that is left after its answer was saved', async () => {
    const { routes, colleague } = server(testSegment());
    const { user, sent, reload } = show(routes);
    const field = await turnover();
    await user.type(field, '42');
    await pause(900);
    await waitFor(() => expect(sent()).toHaveLength(1));
    colleague(50);
    await reload();
    await user.tab();
    await waitFor(() => expect(field).toHaveValue('50'));
    await pause(2000);
    expect(sent()).toHaveLength(1);
  });

  it('is in conflict with what is typed on: it is sent with the version that it was typed over', async () => {
    const { routes, colleague } = server(testSegment());
    const { user, versions, reload } = show(routes);
    const field = await turnover();
    await user.type(field, '4');
    await pause(900);
    await user.type(field, '2');
    await pause(900);
    await waitFor(() => expect(versions()).toEqual([1, 2]));
    colleague(50);
    await reload();
    await user.type(field, '.5');
    await pause(900);
    await waitFor(() => expect(versions()).toEqual([1, 2, 3]));
  });
});

it('what is typed on before a conflict is decided stays in conflict, whatever was loaded since', async () => {
  const { routes, colleague, kept } = server(testSegment());
  const stale = () =>
    Response.json({ error: { code: 'STALE_VERSION', message: 'Stale', details: kept() } }, { status: 409 });
  const { user, versions, reload } = show({ ...routes, [save]: stale });
  const field = await turnover();
  colleague(50);
  await user.type(field, '42');
  await user.tab();
  expect(await screen.findByText('Changed by someone else')).toBeInTheDocument();
  await reload();
  await user.type(field, '7');
  await user.tab();
  await pause(2000);
  expect(screen.getByText('Changed by someone else')).toBeInTheDocument();
  expect(versions()).toEqual([1]);
});

describe('sheets', () => {
  const bringBack = async (user: ReturnType<typeof userEvent.setup>, ...rows: string[]) => {
    const text = ['Key,Section,Question,Unit,Answer', ...rows].join('\n');
    const file = new File([text], 'filled.csv', { type: 'text/csv' });
    // jsdom's files cannot be read like this.
    Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode(text).buffer });
    await user.upload(screen.getByLabelText(/Bring back a filled-in sheet/), file);
    await user.click(await screen.findByRole('button', { name: /^Take over/ }));
  };

  it('brought back twice without a network: what only the first holds arrives, too', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { routes, kept } = server(testSegment());
    const { user, sent } = show(routes);
    await user.click(await screen.findByRole('button', { name: 'Paper and sheets' }));
    await bringBack(user, 'question/turnoverShare,,,,12', 'question/dataYear,,,,2025');
    await bringBack(user, 'question/turnoverShare,,,,15');
    expect(sent()).toEqual([]);
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() =>
      expect(kept().BusinessSegmentAnswers).toEqual(
        expect.arrayContaining([
          { questionId: 'turnoverShare', value: 15 },
          { questionId: 'dataYear', value: 2025 },
        ]),
      ),
    );
    online.mockRestore();
  });
});

describe('finding one’s way', () => {
  it('explains a section beside its questions', async () => {
    const { user } = show(server(testSegment()).routes);
    await user.click(await screen.findByRole('button', { name: 'Why we ask: Reduction measures' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('heading', { name: 'Why this is asked' })).toBeInTheDocument();
    expect(dialog.getByRole('heading', { name: 'Example' })).toBeInTheDocument();
  });

  it('counts what is answered and names what would help most', async () => {
    show(server(testSegment()).routes);
    const nav = within(await screen.findByRole('navigation', { name: 'Sections' }));
    expect(nav.getByRole('link', { name: /Reduction measures 0\/6/ })).toHaveAttribute(
      'href',
      '#section-measures',
    );
    expect(screen.getByRole('heading', { name: 'What would raise it most' })).toBeInTheDocument();
  });

  it('says that a segment does not exist', async () => {
    show(server(testSegment()).routes, 'FR');
    expect(await screen.findByRole('heading', { name: 'Segment not found' })).toBeInTheDocument();
  });

  it('says what failed to load and tries again', async () => {
    let away = true;
    const { routes } = server(testSegment());
    const { user } = show({ ...routes, [list]: () => (away ? 500 : page(testSegment())) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your self-assessment');
    away = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await turnover()).toBeInTheDocument();
  });
});

it('takes over answers of another country, told how many', async () => {
  const german = testSegment({
    id: '5e900000-0000-4000-8000-000000000002',
    countryCode: 'DE',
    BusinessSegmentAnswers: [
      { questionId: 'turnoverShare', value: 5 },
      { questionId: 'dataYear', value: 2025 },
    ],
  });
  const austrian = testSegment({ BusinessSegmentAnswers: [{ questionId: 'turnoverShare', value: 40 }] });
  const { user, to } = show({
    [list]: page(austrian, german),
    [benchmark]: { data: null },
    [importCall]: { data: austrian, imported: 1 },
  });
  await user.click(await screen.findByRole('button', { name: 'Copy answers' }));
  await user.click(screen.getByRole('button', { name: 'Copy 1 answer' }));
  await waitFor(() =>
    expect(to(importCall).map(({ body }) => body)).toEqual([
      { sourceSectorCode: 'ALUMINIUM', sourceCountryCode: 'DE', targetCountryCode: 'AT' },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

describe('what cannot be saved', () => {
  type Shown = ReturnType<typeof show>;
  const outOfRange = 'Please enter a percentage between 0 and 100.';

  /** As it ends by itself, with the field still in use. */
  function endSession({ store, unmount }: Shown) {
    act(leaveFocusedField);
    act(() => void store.dispatch(signedOut('expired')));
    clearPersonalStorage();
    unmount();
  }

  it('is there again after the session has ended by itself, with what is wrong', async () => {
    const { routes } = server(testSegment());
    const before = show(routes);
    await before.user.type(await turnover(), '120');
    endSession(before);

    const { user, sent } = show(routes);
    expect(await turnover()).toHaveValue('120');
    expect(screen.getByText(outOfRange)).toBeInTheDocument();
    expect(screen.getByText('Not saved: please correct the marked field')).toBeInTheDocument();
    expect(hasDrafts(anna)).toBe(true);
    await user.clear(await turnover());
    await user.type(await turnover(), '12');
    await user.tab();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(screen.queryByText('Not saved: please correct the marked field')).not.toBeInTheDocument();
    expect(hasDrafts(anna)).toBe(false);
  });

  it('is there again after the page was opened anew', async () => {
    const { routes } = server(testSegment());
    const before = show(routes);
    const recycled = await measure(/recycled aluminium/i);
    await before.user.type(recycled.getByLabelText('Since or from year'), '1024');
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    hidden.mockRestore();
    before.unmount();

    show(routes);
    const again = await measure(/recycled aluminium/i);
    expect(again.getByLabelText('Since or from year')).toHaveValue('1024');
    expect(again.getByLabelText('Since or from year')).toBeInvalid();
  });

  it('is gone when the person gives it up, although the field still holds it', async () => {
    const { routes } = server(testSegment());
    const { user, unmount } = show(routes);
    await user.type(await turnover(), '120');
    await user.tab();
    act(() => forgetDrafts(anna));
    unmount();
    expect(hasDrafts(anna)).toBe(false);
    show(routes);
    expect(await turnover()).toHaveValue('');
  });

  it('is the same number when the language is another by then', async () => {
    const { routes } = server(testSegment());
    const { user, unmount } = show(routes);
    await user.type(await turnover(), '1,000');
    unmount();
    const { sent } = show(routes, 'AT', 'de');
    expect(await screen.findByDisplayValue('1000')).toBeInvalid();
    expect(sent()).toEqual([]);
  });

  async function correctedLater(meanwhile: (world: ReturnType<typeof server>) => void) {
    const world = server(testSegment());
    const before = show(world.routes);
    await before.user.type(await turnover(), '120');
    endSession(before);
    meanwhile(world);
    const { user, versions } = show(world.routes);
    await user.clear(await turnover());
    await user.type(await turnover(), '12');
    await user.tab();
    return versions;
  }

  it('is corrected on the answer that it was typed over, when a colleague has given another since', async () => {
    const { version } = testSegment();
    const versions = await correctedLater(({ colleague }) => colleague(70));
    await waitFor(() => expect(versions()).toEqual([version]));
  });

  it('is corrected on the answer that is there, when that is still the same', async () => {
    const { version } = testSegment();
    const versions = await correctedLater(({ colleague }) => {
      colleague(70);
      colleague(null);
    });
    await waitFor(() => expect(versions()).toEqual([version + 2]));
  });

  it('is in nobody’s way once its field is no more', async () => {
    const notSaved = { text: '120', locale: 'en', over: null };
    act(() => keepDraft(draftKey(anna, 'answer:segment/ALUMINIUM/AT/noSuchQuestion'), notSaved));
    show(server(testSegment()).routes);
    expect(await screen.findByText('All answers are saved')).toBeInTheDocument();
    expect(hasDrafts(anna)).toBe(false);
  });
});
