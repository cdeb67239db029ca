import { act, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import {
  allSaved,
  benchmark,
  list,
  page,
  server,
  showing,
  turnover,
} from '../../../../tests/support/web/segment-page';
import { testSegment } from '../../../../tests/support/web/test-segment';
import { SegmentScreen } from './segment-screen';

const importCall = 'POST /api/business-segments/project/42/import-answers';

const show = showing((countryCode) => <SegmentScreen sectorCode="ALUMINIUM" countryCode={countryCode} />);

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
    await allSaved();
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
