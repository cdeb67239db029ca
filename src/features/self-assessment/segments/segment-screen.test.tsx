import { act, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import {
  allSaved,
  benchmark,
  list,
  page,
  pause,
  renewable,
  save,
  savedAsYouGo,
  server,
  showing,
} from '../../../../tests/support/web/segment-page';
import { refusal, type Call } from '../../../../tests/support/web/stub-network';
import { testSegment } from '../../../../tests/support/web/test-segment';
import { SegmentScreen } from './segment-screen';

const importCall = 'POST /api/business-segments/project/42/import-answers';

const show = showing((countryCode) => <SegmentScreen sectorCode="ALUMINIUM" countryCode={countryCode} />);

describe('sheets', () => {
  const bringBack = async (user: ReturnType<typeof userEvent.setup>, ...rows: string[]) => {
    const text = ['Key,Section,Question,Unit,Answer', ...rows].join('\n');
    const file = new File([text], 'filled.csv', { type: 'text/csv' });
    // jsdom's files cannot be read this way.
    Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode(text).buffer });
    await user.upload(screen.getByLabelText(/Import a filled-in spreadsheet/), file);
    await user.click(await screen.findByRole('button', { name: /^Apply/ }));
  };

  it('imported twice offline: answers that are only in the first arrive, too', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { routes, kept } = server(testSegment());
    const { user, sent } = show(routes);
    await user.click(await screen.findByRole('button', { name: 'Print or spreadsheet' }));
    await bringBack(user, 'question/siteRenewableElectricity,,,,12', 'question/dataYear,,,,2025');
    await bringBack(user, 'question/siteRenewableElectricity,,,,15');
    expect(sent()).toEqual([]);
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() =>
      expect(kept().BusinessSegmentAnswers).toEqual(
        expect.arrayContaining([
          { questionId: 'siteRenewableElectricity', value: 15 },
          { questionId: 'dataYear', value: 2025 },
        ]),
      ),
    );
    await allSaved();
    online.mockRestore();
  });
});

describe('navigation', () => {
  it('explains a section next to its questions', async () => {
    const { user } = show(server(testSegment()).routes);
    await user.click(await screen.findByRole('button', { name: 'Why we ask: Reduction measures' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('heading', { name: 'Why this is asked' })).toBeInTheDocument();
    expect(dialog.getByRole('heading', { name: 'Example' })).toBeInTheDocument();
  });

  it('says once what the answers are used for, and at a question what else', async () => {
    show(server(testSegment()).routes);
    await savedAsYouGo();
    const shared = 'A customer sees the answers of a section only if you share that section with it.';
    const section = (title: string) => within(screen.getByRole('region', { name: title }));
    expect(screen.getAllByText(shared)).toHaveLength(1);
    expect(document.getElementById('question-dataYear')).toHaveTextContent(
      /Customers count the emissions you avoid for this year\.$/,
    );
    expect(section('Reduction measures').getByText(/The measures make up your score\.$/)).toBeVisible();
  });

  it('counts the answers and lists the most effective measures', async () => {
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

  it('says what failed to load and offers a retry', async () => {
    let away = true;
    const { routes } = server(testSegment());
    const { user } = show({ ...routes, [list]: () => (away ? 500 : page(testSegment())) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch business segments: 500');
    away = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await renewable()).toBeInTheDocument();
  });

  it('shows no status if the server did not respond', async () => {
    show({});
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your self-assessment');
  });
});

describe('copying answers', () => {
  const german = testSegment({
    id: '5e900000-0000-4000-8000-000000000002',
    countryCode: 'DE',
    BusinessSegmentAnswers: [
      { questionId: 'siteRenewableElectricity', value: 5 },
      { questionId: 'dataYear', value: 2025 },
    ],
  });
  const austrian = testSegment({
    BusinessSegmentAnswers: [{ questionId: 'siteRenewableElectricity', value: 40 }],
  });
  const routes = {
    [list]: page(austrian, german),
    [benchmark]: { data: null },
    [importCall]: { data: austrian, imported: 1 },
  };
  const open = async (user: ReturnType<typeof userEvent.setup>) =>
    user.click(await screen.findByRole('button', { name: 'Copy answers' }));
  const copy = () => screen.getByRole('button', { name: /^Copy \d+ answers?$/ });

  it('copies those of another country and says how many', async () => {
    const { user, to } = show(routes);
    await open(user);
    await user.click(screen.getByRole('button', { name: 'Copy 1 answer' }));
    await waitFor(() =>
      expect(to(importCall).map(({ body }) => body)).toEqual([
        { sourceSectorCode: 'ALUMINIUM', sourceCountryCode: 'DE', targetCountryCode: 'AT' },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('waits until the person’s own answers are sent, which it would overtake', async () => {
    const { routes: own } = server(testSegment());
    let isBroken = true;
    const { user } = show({
      ...own,
      [list]: page(testSegment(), german),
      [save]: (call: Call) => (isBroken ? 500 : own[save](call)),
    });
    await user.type(await renewable(), '42');
    await user.tab();
    expect(await screen.findByText('Save failed: 500 -', { exact: false })).toHaveTextContent(
      'Save failed: 500 - the server has reported an error.',
    );
    await open(user);
    expect(screen.getByText(/^Some answers are still on their way/)).toBeInTheDocument();
    expect(copy()).toBeDisabled();
    isBroken = false;
    await pause(5_000);
    await waitFor(() => expect(copy()).toBeEnabled());
    expect(screen.queryByText(/^Some answers are still on their way/)).not.toBeInTheDocument();
  });

  it('waits until an entry that cannot be saved is corrected', async () => {
    const { user } = show(routes);
    await user.type(await renewable(), '0');
    await user.tab();
    await open(user);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Not saved: please correct the marked field')).toBeInTheDocument();
    expect(copy()).toBeDisabled();
  });

  it.each([
    [404, 'SEGMENT_NOT_FOUND', 'This segment no longer exists.'],
    [500, 'UNEXPECTED', /^The server could not complete this \(UNEXPECTED\)/],
  ])('says why it failed: %d', async (status, code, text) => {
    const { user } = show({ ...routes, [importCall]: refusal(status, code, 'No.') });
    await open(user);
    await user.click(copy());
    expect(await screen.findByText(`Import failed: ${status}`)).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});
