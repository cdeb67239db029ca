import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anna } from '../../../../tests/support/web/fake-auth';
import { dialog, inviteMany, open, paste, rowOf, showing } from '../../../../tests/support/web/bulk-invite';
import { refusal } from '../../../../tests/support/web/stub-network';
import { saveFile } from '../../../lib/device/save-file';
import { writeSheet } from '../../../lib/sheets/sheet-files';
import { hasDrafts } from '../../../lib/session/drafts';
import { clearPersonalStorage } from '../../../lib/session/personal-storage';
import { signedIn, signedOut } from '../../../lib/session/session-slice';
import { SupplyChainScreen } from '../screen/supply-chain-screen';

jest.mock('../../../lib/device/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('../../../lib/sheets/sheet-files', () => ({
  ...jest.requireActual<object>('../../../lib/sheets/sheet-files'),
  writeSheet: jest.fn(() => Promise.resolve(new Blob())),
}));

const show = showing(<SupplyChainScreen />);

beforeEach(() => window.sessionStorage.clear());

it('waits for the names of the product groups before it calls one unknown', async () => {
  let come = () => {};
  show({ sectorsCome: new Promise<void>((resolve) => (come = resolve)) });
  await paste('Alu\talu@alu.example\tSTEEL\tDE');
  expect(screen.queryByText(/can be invited/)).not.toBeInTheDocument();
  come();
  expect(await screen.findByText('1 supplier can be invited.')).toBeInTheDocument();
});

it('shows what was read and what is wrong, checks with the server, and invites the others', async () => {
  const { to } = show({
    answer: ({ body }) => {
      const { check } = body as { check?: boolean };
      return check
        ? { invited: 0, remainingInvites: 5, faults: [{ row: 1, code: 'ALREADY_INVITED', message: '' }] }
        : { invited: 1, remainingInvites: 4, faults: [] };
    },
  });
  await paste(
    [
      'Company\tE-mail\tProduct group\tCountry\tLanguage',
      'Alu Ost\tinfo@alu-ost.example\tsteel\tPoland\tDeutsch',
      'Papier Süd\tpapier\tPAPER_PRINT\tDE\t',
      'Known\tinfo@known.example\tSTEEL\tFrance\t',
      'Far\tinfo@far.example\tmagic\tAtlantis\t',
    ].join('\n'),
  );
  expect(
    await screen.findByText('1 supplier can be invited. 3 rows are wrong and are left out.'),
  ).toBeInTheDocument();
  expect(await rowOf('Papier Süd papier Please enter a valid email address')).toBeInTheDocument();
  expect(await rowOf(/^Known .*already been invited/)).toBeInTheDocument();
  expect(await rowOf(/^Far .*“magic” is not a known product group/)).toHaveTextContent('magic · Atlantis');
  await userEvent.click(dialog().getByRole('button', { name: 'Invite 1 supplier' }));
  expect(
    await screen.findByText('1 supplier has been invited. 3 rows were left out. 4 invitations are left.'),
  ).toBeInTheDocument();
  expect(to(inviteMany).map(({ body }) => body)).toEqual([
    { check: true, suppliers: [expect.anything(), expect.anything()] },
    {
      suppliers: [
        {
          supplierName: 'Alu Ost',
          wanted: ['selfAssessment'],
          supplierId: '',
          email: 'info@alu-ost.example',
          sectorCode: 'STEEL',
          countryCode: 'PL',
          locale: 'de',
          dueDate: null,
          remindDaysBefore: null,
          message: '',
        },
      ],
    },
  ]);
});

it('suggests the most likely meaning, and applies it with a press', async () => {
  const { to } = show({ answer: () => ({ invited: 0, remainingInvites: 5, faults: [] }) });
  await paste('Ost\tost@ost.example\tSTEEL\tGermny');
  await screen.findByText(/1 row is wrong/);
  expect(await rowOf(/^Ost .*“Germny” is not a known country/)).toHaveTextContent('Germny');
  await userEvent.click(dialog().getByRole('button', { name: 'Use “Germany”' }));
  expect(await screen.findByText('1 supplier can be invited.')).toBeInTheDocument();
  expect(to(inviteMany)[0]?.body).toMatchObject({ suppliers: [{ countryCode: 'DE', sectorCode: 'STEEL' }] });
});

it('leaves out the lines of an address that has had its mails of the day, and says when to invite them', async () => {
  show({
    answer: () => ({
      ...{ invited: 0, remainingInvites: 5 },
      faults: [{ row: 1, code: 'RECIPIENT_DAILY_MAILS', message: '' }],
    }),
  });
  await paste('Alu Ost\tinfo@alu-ost.example\tSTEEL\tPL\nAlu Ost\tinfo@alu-ost.example\tSTEEL\tDE');
  expect(
    await screen.findByText('1 supplier can be invited. 1 row is wrong and is left out.'),
  ).toBeInTheDocument();
  expect(await rowOf(/^Alu Ost .*as many emails .* as are allowed\. Invite it tomorrow/)).toBeInTheDocument();
  expect(dialog().getByRole('button', { name: 'Invite 1 supplier' })).toBeEnabled();
});

it('returns refused rows as a sheet, with their faults', async () => {
  show();
  await paste('Ost\tost@ost.example\tSTEEL\tAtlantis');
  await screen.findByText(/1 row is wrong/);
  await userEvent.click(await dialog().findByRole('button', { name: 'Download the rows left out' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  const [cells] = jest.mocked(writeSheet).mock.calls[0] ?? [];
  expect(cells?.map((row) => [row[0], row[1], row[3], row.at(-1)])).toEqual([
    ['Company name', 'Email address', expect.any(String), 'What is wrong'],
    ['Ost', 'ost@ost.example', 'Atlantis', '“Atlantis” is not a known country'],
  ]);
});

it('names the row that has become invalid meanwhile, in the reader’s language', async () => {
  let isInvited = false;
  show({
    answer: ({ body }) => {
      const faults = isInvited ? [{ row: 0, code: 'ALREADY_INVITED', message: '' }] : [];
      if ((body as { check?: boolean }).check) return { invited: 0, remainingInvites: 5, faults };
      isInvited = true;
      return refusal(400, 'INVALID_ROWS', 'Nobody was invited. Supplier 1 of the list: …');
    },
  });
  await paste('Name\tnobody\tSTEEL\tDE\nAlu\talu@alu.example\tSTEEL\tDE');
  const inviteThem = await screen.findByRole('button', { name: 'Invite 1 supplier' });
  // The server checks the rows first.
  await waitFor(() => expect(inviteThem).toBeEnabled());
  await userEvent.click(inviteThem);
  expect(await dialog().findByText(/The rows that are wrong now are marked/)).toBeInTheDocument();
  expect(await rowOf(/^Alu .*already been invited/)).toHaveTextContent(/^2/);
});

it('invites no more than the remaining number', async () => {
  const { to } = show({ remaining: 2 });
  await paste([1, 2, 3].map((n) => `S${n}\ts${n}@s.example\tSTEEL\tDE`).join('\n'));
  expect(await screen.findByText('Only 2 invitations are left')).toBeInTheDocument();
  await userEvent.click(dialog().getByRole('button', { name: 'Invite 2 suppliers' }));
  await waitFor(() => expect(to(inviteMany)).toHaveLength(2));
  expect((to(inviteMany)[1]?.body as { suppliers: object[] }).suppliers).toHaveLength(2);
});

it.each([
  ['lost', refusal(504, 'GATEWAY_TIMEOUT', 'Slow.')],
  ['unreadable', new Response('{"invited":1,"rem')],
])('invites nobody twice when the response was %s and it is sent again', async (_how, lost) => {
  let isLost = true;
  const { to } = show({
    answer: ({ body }) => {
      if ((body as { check?: boolean }).check) return { invited: 0, remainingInvites: 5, faults: [] };
      return isLost ? lost : { invited: 1, remainingInvites: 4, faults: [] };
    },
  });
  await paste('Alu\talu@alu.example\tSTEEL\tDE');
  const inviteThem = await screen.findByRole('button', { name: 'Invite 1 supplier' });
  await waitFor(() => expect(inviteThem).toBeEnabled());
  await userEvent.click(inviteThem);
  expect(await dialog().findByText(/^It is not known whether they were invited\./)).toBeInTheDocument();
  await waitFor(() => expect(inviteThem).toBeEnabled());
  isLost = false;
  await userEvent.click(inviteThem);
  expect(await screen.findByText(/^1 supplier has been invited\./)).toBeInTheDocument();
  const sent = to(inviteMany).filter(({ body }) => !(body as { check?: boolean }).check);
  const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toEqual([keys[0], keys[0]]);
});

it.each([
  ['nothing of use', 'Company\tEmail', /No suppliers were found/],
  [
    '20,000 rows',
    Array.from({ length: 20_000 }, (_, n) => `S\t${n}@s.example`).join('\n'),
    /The list has 20,000 suppliers; at most 1,000/,
  ],
  ['an open quote', 'a,"b', /The file cannot be read/],
])('refuses %s and keeps what was pasted', async (_what, text, message) => {
  show();
  const form = await paste(text);
  expect(await form.findByText(message)).toBeInTheDocument();
  expect(form.getByLabelText('Or paste rows here')).toHaveValue(text);
});

it('reports a past date when the field is left, and does not read rows with it', async () => {
  show();
  const form = await open();
  const date = form.getByLabelText(/^Answer due by/);
  await userEvent.type(date, '2020-01-01');
  expect(form.queryByText('The date must not be in the past')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(await form.findByText('The date must not be in the past')).toBeVisible();
  await userEvent.click(form.getByLabelText('Or paste rows here'));
  await userEvent.paste('Alu\talu@alu.example\tSTEEL\tDE');
  await userEvent.click(form.getByRole('button', { name: 'Check the rows' }));
  await waitFor(() => expect(date).toHaveFocus());
  await userEvent.clear(date);
  await waitFor(() => expect(form.queryByText('The date must not be in the past')).not.toBeInTheDocument());
  await userEvent.click(form.getByRole('button', { name: 'Check the rows' }));
  expect(await screen.findByText('1 supplier can be invited.')).toBeInTheDocument();
});

it('says when the rows cannot be checked, and checks them again', async () => {
  let away = true;
  show({
    answer: () =>
      away ? refusal(503, 'DATABASE_AWAY', 'Away.') : { invited: 0, remainingInvites: 5, faults: [] },
  });
  await paste('Alu\talu@alu.example\tSTEEL\tDE');
  expect(await screen.findByText('The rows could not be checked')).toBeInTheDocument();
  expect(dialog().getByRole('button', { name: /^Invite/ })).toBeDisabled();
  away = false;
  await userEvent.click(dialog().getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 supplier can be invited.')).toBeInTheDocument();
});

describe('the list', () => {
  const row = 'Alu\talu@alu.example\tSTEEL\tDE';
  const pasted = () => dialog().getByLabelText('Or paste rows here');
  const berta = { ...anna, id: '8', email: 'berta@example.test' };

  async function typed() {
    const page = show();
    const form = await open();
    await userEvent.type(form.getByRole('textbox', { name: /^Message/ }), 'Dear partner');
    await userEvent.click(pasted());
    await userEvent.paste(row);
    return page;
  }

  it('is restored after the session has ended, as pasted and as read', async () => {
    const first = await typed();
    act(() => void first.store.dispatch(signedOut('expired')));
    clearPersonalStorage();
    first.unmount();
    const second = show();
    const form = await open();
    expect(pasted()).toHaveValue(row);
    expect(form.getByDisplayValue('Dear partner')).toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Check the rows' }));
    expect(await screen.findByText('1 supplier can be invited.')).toBeInTheDocument();
    second.unmount();
    show();
    await open();
    expect(await screen.findByText('1 supplier can be invited.')).toBeInTheDocument();
  });

  it('is not shown to anybody else', async () => {
    const { store } = await typed();
    act(() => {
      store.dispatch(signedOut('expired'));
      store.dispatch(signedIn({ profile: berta, afterReload: false, since: 0, lastSignOut: null }));
    });
    expect(pasted()).toHaveValue('');
    expect(hasDrafts(berta)).toBe(false);
  });

  it('stays when the drawer is closed, and is deleted on cancel', async () => {
    await typed();
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    await open();
    expect(pasted()).toHaveValue(row);
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(hasDrafts(anna)).toBe(false);
    await open();
    expect(pasted()).toHaveValue('');
  });

  it('is deleted after inviting', async () => {
    show({
      answer: ({ body }) => ({
        invited: (body as { check?: boolean }).check ? 0 : 1,
        remainingInvites: 4,
        faults: [],
      }),
    });
    await paste(row);
    const inviteThem = await screen.findByRole('button', { name: 'Invite 1 supplier' });
    await waitFor(() => expect(inviteThem).toBeEnabled());
    await userEvent.click(inviteThem);
    expect(await screen.findByText(/^1 supplier has been invited/)).toBeInTheDocument();
    expect(hasDrafts(anna)).toBe(false);
  });
});
