import { act, screen, waitFor, within } from '@testing-library/react';
import {
  allSaved,
  measure,
  pause,
  renewable,
  save,
  savedAsYouGo,
  server,
  showing,
} from '../../../../tests/support/web/segment-page';
import { testSegment } from '../../../../tests/support/web/test-segment';
import { storageChanged } from '../../../lib/outbox/outbox-slice';
import { SegmentScreen } from './segment-screen';

const show = showing((countryCode) => <SegmentScreen sectorCode="ALUMINIUM" countryCode={countryCode} />);

describe('answering', () => {
  it('saves 800 ms after the last key, and not before', async () => {
    const { user, sent } = show(server(testSegment()).routes);
    const field = await renewable();
    await user.type(field, '42,5 %');
    await pause(700);
    expect(sent()).toEqual([]);
    await pause(200);
    await waitFor(() =>
      expect(sent()).toEqual([
        expect.objectContaining({
          BusinessSegmentAnswers: [{ questionId: 'siteRenewableElectricity', value: 42.5 }],
        }),
      ]),
    );
    expect(field).toHaveValue('42,5 %');
    await user.tab();
    expect(field).toHaveValue('42.5');
  });

  it('does not say that everything is saved while something typed is not', async () => {
    const { user } = show(server(testSegment()).routes);
    expect(await savedAsYouGo()).toBeVisible();
    await user.type(await renewable(), '42');
    expect(screen.queryByText('Answers are saved as you go')).not.toBeInTheDocument();
    expect(screen.queryByText('All answers are saved')).not.toBeInTheDocument();
    expect(screen.getByText('Not saved yet')).toBeVisible();
    await user.tab();
    expect(await allSaved()).toBeVisible();
  });

  it('shows the fault, keeps what was typed and sends nothing', async () => {
    const { user, sent } = show(server(testSegment()).routes);
    const field = await renewable();
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

  it('stays in the field on Enter', async () => {
    const { user, sent } = show(server(testSegment()).routes);
    const left = jest.fn((event: Event) => event.defaultPrevented);
    document.addEventListener('submit', left);
    await user.type(await renewable(), '33{Enter}');
    document.removeEventListener('submit', left);
    expect(left.mock.results.map(({ value }) => value as boolean)).toEqual([true]);
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('has a form per question, so that browser autofill looks at one question only', async () => {
    show(server(testSegment()).routes);
    await renewable();
    const fields = screen.getAllByRole<HTMLInputElement>('textbox').filter(({ type }) => type === 'text');
    expect(fields.length).toBeGreaterThan(10);
    const asked = (form: HTMLFormElement | null) =>
      form?.querySelectorAll('[id^="question-"], [role="group"][id^="measure-"]');
    expect(fields.map(({ form }) => asked(form)?.length)).toEqual(fields.map(() => 1));
  });

  it('saves what was typed when the page is left', async () => {
    const { user, sent, unmount } = show(server(testSegment()).routes);
    await user.type(await renewable(), '33');
    unmount();
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('saves what was typed when another app comes to the foreground', async () => {
    const { user, sent } = show(server(testSegment()).routes);
    await user.type(await renewable(), '33');
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(sent()).toHaveLength(1));
    hidden.mockRestore();
  });

  it('saves a choice immediately; "none" excludes the others', async () => {
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
    await allSaved();
  });

  it('undoes a choice, and keeps the keyboard focus in place', async () => {
    const { user, sent } = show(server(testSegment()).routes);
    const [first, second] = await screen.findAllByRole('radio');
    await user.click(second as HTMLElement);
    const group = within((second as HTMLElement).closest('[id^="question-"]') as HTMLElement);
    await user.click(await group.findByRole('button', { name: /^Clear answer/ }));
    expect(group.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await waitFor(() => expect(first).toHaveFocus());
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ BusinessSegmentAnswers: [{ value: null }] }));
    await savedAsYouGo();
  });

  it('saves a measure part by part, and the score follows', async () => {
    const { user, sent } = show(server(testSegment()).routes);
    const recycled = await measure(/recycled aluminium/i);
    expect(screen.getByText(/^Your score appears with the first measure/)).toBeVisible();
    await user.type(recycled.getByLabelText('Today (%)'), '50');
    await user.tab();
    // While an answer is unsent, the next part would be merged into it.
    await waitFor(() => expect(sent()).toHaveLength(1));
    await user.type(recycled.getByLabelText('Start year'), '2019');
    await user.tab();
    await waitFor(() =>
      expect(sent().map(({ BusinessSegmentHotspotAnswers: [answer] = [] }) => answer)).toEqual([
        expect.objectContaining({ measureId: 'recycledAluminium', today: 50, startYear: null }),
        expect.objectContaining({ measureId: 'recycledAluminium', today: 50, startYear: 2019 }),
      ]),
    );
    expect(screen.queryByText(/^Your score appears/)).not.toBeInTheDocument();
    const score = Number(screen.getByRole('meter', { name: 'Score' }).getAttribute('aria-valuenow'));
    expect(score).toBeGreaterThan(0);
    const degree = screen.getByText('Implementation degree today');
    expect(degree.nextSibling?.textContent).toBe(`${score}%`);
    const raises = screen.getByRole('heading', { name: 'What would raise it most' });
    expect(raises.compareDocumentPosition(degree)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('Emissions avoided')).toBeVisible();
    expect(screen.getByText(/median of 7 companies|quarter of 7 companies/)).toBeInTheDocument();
    expect(screen.getByText(/^Middle half of the sector: \d+ to \d+$/)).toBeVisible();
    expect(screen.getByText(/^Each is shown as if it alone/)).toBeVisible();
  });

  it('is shown and kept while the server is unreachable', async () => {
    const { [save]: _away, ...routes } = server(testSegment()).routes;
    const { user, store } = show(routes);
    const recycled = await measure(/recycled aluminium/i);
    await user.type(recycled.getByLabelText('Today (%)'), '100');
    await user.tab();
    expect(await recycled.findByText('Not sent yet')).toBeInTheDocument();
    expect(recycled.getByLabelText('Today (%)')).toHaveValue('100');
    // This test environment has no room for it.
    expect(await screen.findByText('Not sent yet: please keep this tab open')).toBeInTheDocument();
    act(() => void store.dispatch(storageChanged(null)));
    expect(await screen.findByText('Kept on this device, sent when you are online')).toBeInTheDocument();
  });
});

describe('a colleague who answers meanwhile', () => {
  it('is not overwritten by a field that is left after its answer was saved', async () => {
    const { routes, colleague } = server(testSegment());
    const { user, sent, reload } = show(routes);
    const field = await renewable();
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

  it('conflicts with continued typing, which is sent with the version that it was typed over', async () => {
    const { routes, colleague } = server(testSegment());
    const { user, versions, reload } = show(routes);
    const field = await renewable();
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

it('continued typing before a conflict is resolved stays in conflict, even after a reload', async () => {
  const { routes, colleague, kept } = server(testSegment());
  const stale = () =>
    Response.json({ error: { code: 'STALE_VERSION', message: 'Stale', details: kept() } }, { status: 409 });
  const { user, versions, reload } = show({ ...routes, [save]: stale });
  const field = await renewable();
  colleague(50);
  await user.type(field, '42');
  await user.tab();
  expect(await screen.findByText('Changed in the meantime')).toBeInTheDocument();
  await reload();
  await user.type(field, '7');
  await user.tab();
  await pause(2000);
  expect(screen.getByText('Changed in the meantime')).toBeInTheDocument();
  expect(versions()).toEqual([1]);
});
