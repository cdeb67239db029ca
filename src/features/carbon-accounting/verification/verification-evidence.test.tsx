import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { goOffline } from '../../../../tests/support/web/connection';
import { newDevice } from '../../../../tests/support/web/device';
import { report, showing } from '../../../../tests/support/web/results-screen';
import type { EvidenceFile } from '../../../../core/contracts/ca-evidence';
import type { YearVerification } from '../../../../core/contracts/ca-verifications';
import { testTotals } from '../records/test-records';
import { ResultsScreen } from '../results/results-screen';
import { testReport } from '../results/shared/test-results';

jest.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const show = showing(<ResultsScreen year="2024" />);
const put = 'PUT /api/ca-verifications/project/42/year/2024';
const path = '/api/ca-verifications/project/42/year/2024/evidence';
const viewOnly = {
  'GET /api/user-management/project/42/users': {
    data: [{ handle: '7', email: 'anna@example.test', role: 'User', viewOnly: true }],
  },
};

const { scope1, scope2, scope3Baseline: scope3, total } = testTotals();
const stated: YearVerification = {
  stated: {
    ...{ provider: 'TÜV SÜD', assurance: 'limited', standard: '', completedOn: '2025-03-12' },
    tonnes: { scope1, scope2, scope3, total },
  },
  version: 1,
};
const withdrawn: YearVerification = { stated: null, version: 2 };
const file: EvidenceFile = {
  ...{ id: 'f0000000-0000-4000-8000-000000000001', name: 'statement.pdf', type: 'pdf', bytes: 3 },
  ...{ sha256: 'x', createdBy: 'anna@example.test', createdAt: '2026-03-12T10:00:00.000Z' },
};

/** A server that keeps files. */
function withFiles(verification: YearVerification | undefined, ...kept: EvidenceFile[]) {
  let files = kept;
  return {
    [report]: { data: testReport(verification && { verification }) },
    [`GET ${path}`]: () => ({ data: files }),
    [`GET ${path}/${file.id}`]: new Response('pdf', { headers: { 'content-type': 'application/pdf' } }),
    [`POST ${path}`]: () => {
      files = [file];
      return { data: file };
    },
    [`DELETE ${path}/${file.id}`]: () => {
      files = [];
      return { data: { deleted: 1, total: 1 } };
    },
  };
}

const card = async () =>
  within((await screen.findByRole('heading', { name: 'Verification' })).closest('section') as HTMLElement);
const heading = { name: 'Verification statement' };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(newDevice);

it('attaches the statement to a verification', async () => {
  const { to } = show(withFiles(stated));
  expect(await (await card()).findByRole('heading', heading)).toBeVisible();
  await userEvent.upload(await screen.findByLabelText('Attach files'), new File(['pdf'], 'statement.pdf'));
  expect(await (await card()).findByRole('button', { name: 'Save statement.pdf' })).toBeEnabled();
  expect(to(`POST ${path}`).map((call) => call.path)).toEqual([`${path}?fileName=statement.pdf`]);
});

it('offers it as soon as the server has the verification, not before', async () => {
  let answer = (_answer: object) => {};
  const answered = new Promise<object>((resolve) => (answer = resolve));
  const { to } = show({ ...withFiles(undefined), [put]: () => answered });
  await press('State a verification');
  await userEvent.type(await screen.findByLabelText('Verified by'), 'TÜV SÜD');
  await userEvent.type(screen.getByLabelText('Verified on'), '2025-03-12');
  await press('Save');
  expect(await (await card()).findByText(/^Verified by TÜV SÜD/)).toBeVisible();
  expect(screen.queryByRole('heading', heading)).not.toBeInTheDocument();
  expect(to(`GET ${path}`)).toHaveLength(0);
  answer({ data: stated });
  expect(await screen.findByLabelText('Attach files')).toBeEnabled();
});

it('keeps the files of a withdrawn verification until they are removed, which can be undone', async () => {
  const { to } = show(withFiles(withdrawn, file));
  expect(await (await card()).findByText(/^The verification was withdrawn\. Its files stay/)).toBeVisible();
  await press('Remove statement.pdf');
  expect(await screen.findByText('Removed: statement.pdf')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Save statement.pdf' })).not.toBeInTheDocument(),
  );
  await press('Undo');
  expect(await screen.findByRole('button', { name: 'Save statement.pdf' })).toBeVisible();
  expect(to(`POST ${path}`)).toMatchObject([{ body: 'pdf' }]);
});

it.each([
  ['never stated', undefined],
  ['withdrawn', withdrawn],
])('asks for no statement of a verification that was %s', async (_what, verification) => {
  const { to } = show(withFiles(verification));
  expect(await (await card()).findByText(/^No verification by a third party is stated/)).toBeVisible();
  await waitFor(() => expect(to(`GET ${path}`)).toHaveLength(verification ? 1 : 0));
  expect(screen.queryByRole('heading', heading)).not.toBeInTheDocument();
});

it('lets view-only people save the files, and nothing else', async () => {
  show({ ...withFiles(stated, file), ...viewOnly });
  expect(await (await card()).findByRole('button', { name: 'Save statement.pdf' })).toBeEnabled();
  expect((await card()).getAllByRole('button')).toHaveLength(1);
});

it('tells view-only people that there is no file', async () => {
  show({ ...withFiles(stated), ...viewOnly });
  expect(await (await card()).findByText('No file is attached.')).toBeVisible();
});

it('says offline why files cannot be attached', async () => {
  show(withFiles(stated, file));
  const save = await screen.findByRole('button', { name: 'Save statement.pdf' });
  const goOnline = goOffline();
  expect(
    await (await card()).findByText(/^Attaching, saving and removing files needs a connection/),
  ).toBeVisible();
  expect(save).toBeDisabled();
  goOnline();
  await waitFor(() => expect(save).toBeEnabled());
});

it('says that the files could not be loaded', async () => {
  show({ ...withFiles(stated), [`GET ${path}`]: 500 });
  expect(await (await card()).findByText('The files could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});
