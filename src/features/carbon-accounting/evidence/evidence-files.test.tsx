import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { screenStore } from '../../../../tests/support/web/api-store';
import { goOffline } from '../../../../tests/support/web/connection';
import { newDevice } from '../../../../tests/support/web/device';
import { openedStores } from '../../../../tests/support/web/opened-stores';
import { refusal, stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { carbonSlice } from '../calculation/carbon-slice';
import { EvidenceFiles } from '../../../domain/evidence/evidence-files';
import { RecordEvidence } from './record-evidence';
import { useRecordEvidence } from './use-record-evidence';

const recordId = 'a0000000-0000-4000-8000-000000000001';
const file = { id: 'f0000000-0000-4000-8000-000000000001', name: 'bill.pdf', type: 'pdf', bytes: 3 };
const address = `/api/ca-activities-data/project/42/${recordId}/evidence`;
const content = () => new Response('pdf', { headers: { 'content-type': 'application/pdf' } });

beforeEach(newDevice);
const opened = openedStores();

const Editor = () => <EvidenceFiles evidence={useRecordEvidence(recordId)} />;

function show(routes: Parameters<typeof stubNetwork>[0], shown = <Editor />) {
  const network = stubNetwork(routes);
  render(
    <Provider store={opened(screenStore(carbonSlice))}>
      <WithTexts>{shown}</WithTexts>
    </Provider>,
  );
  return network;
}

const choose = async (size: number) =>
  userEvent.upload(
    await screen.findByLabelText('Attach files'),
    new File([new Uint8Array(size)], 'bill.pdf'),
  );

it('attaches a file, and says why another was refused', async () => {
  let files: object[] = [];
  const { to } = show({
    [`GET ${address}`]: () => ({ data: files }),
    [`POST ${address}`]: () => {
      if (to(`POST ${address}`).length === 1) return refusal(422, 'EVIDENCE_TYPE', 'As the server says it.');
      files = [file];
      return { data: file };
    },
  });
  expect(screen.getByText(/^PDF, PNG, JPEG, Excel or e-invoice \(XML\), up to 5 MB/)).toBeInTheDocument();
  await choose(5 * 1024 * 1024 + 1);
  expect(await screen.findByText('The file is larger than 5 MB.')).toBeInTheDocument();
  await choose(3);
  expect(await screen.findByText(/^Only PDF, PNG, JPEG and Excel files/)).toBeInTheDocument();
  await choose(3);
  expect(await screen.findByRole('button', { name: 'Save bill.pdf' })).toBeInTheDocument();
  expect(to(`POST ${address}`).at(-1)?.path).toContain('fileName=bill.pdf');
});

it('attaches several files, and names those that were refused', async () => {
  const { to } = show({
    [`GET ${address}`]: { data: [] },
    [`POST ${address}`]: ({ path }) =>
      path.includes('notes.txt') ? refusal(422, 'EVIDENCE_TYPE', 'As the server says it.') : { data: file },
  });
  const files = ['notes.txt', 'june.pdf', 'july.pdf'].map((name) => new File(['x'], name));
  await userEvent.upload(screen.getByLabelText('Attach files'), files, { applyAccept: false });
  await waitFor(() => expect(to(`POST ${address}`)).toHaveLength(3));
  const refused = await screen.findByRole('alert');
  expect(refused).toHaveTextContent(/^notes\.txtOnly PDF, PNG, JPEG and Excel files/);
});

it('attaches no more files once there is no room', async () => {
  const { to } = show({
    [`GET ${address}`]: { data: [] },
    [`POST ${address}`]: refusal(409, 'EVIDENCE_MANY', 'As the server says it.'),
  });
  const files = ['june.pdf', 'july.pdf'].map((name) => new File(['x'], name));
  await userEvent.upload(screen.getByLabelText('Attach files'), files);
  expect(await screen.findAllByRole('alert')).toHaveLength(2);
  expect(screen.getByText('july.pdf')).toBeVisible();
  expect(to(`POST ${address}`)).toHaveLength(1);
});

it('removes a file and undoes it', async () => {
  let files: object[] = [file];
  const { to } = show({
    [`GET ${address}`]: () => ({ data: files }),
    [`GET ${address}/${file.id}`]: content(),
    [`DELETE ${address}/${file.id}`]: () => {
      files = [];
      return { data: { deleted: 1, total: 1 } };
    },
    [`POST ${address}`]: () => {
      files = [file];
      return { data: file };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove bill.pdf' }));
  expect(await screen.findByText('Removed: bill.pdf')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Save bill.pdf' })).not.toBeInTheDocument(),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Save bill.pdf' })).toBeInTheDocument();
  expect(screen.queryByText('Removed: bill.pdf')).not.toBeInTheDocument();
  expect(to(`POST ${address}`)).toMatchObject([{ body: 'pdf' }]);
});

it('undoes a removal of which the answer was lost, and attaches the file once', async () => {
  let files: object[] = [file];
  const { to } = show({
    [`GET ${address}`]: () => ({ data: files }),
    [`GET ${address}/${file.id}`]: content(),
    [`DELETE ${address}/${file.id}`]: () => {
      files = [];
      return 502;
    },
    [`POST ${address}`]: () => (to(`POST ${address}`).length === 1 ? 502 : { data: file }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove bill.pdf' }));
  expect(await screen.findByText('Removed: bill.pdf')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  const undo = screen.getByRole('button', { name: 'Undo' });
  await waitFor(() => expect(undo).toBeEnabled());
  await userEvent.click(undo);
  await waitFor(() => expect(screen.queryByText('Removed: bill.pdf')).not.toBeInTheDocument());
  const [first, second] = to(`POST ${address}`);
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

it('says that a file was not removed as long as the list still has it', async () => {
  show({
    [`GET ${address}`]: { data: [file] },
    [`GET ${address}/${file.id}`]: content(),
    [`DELETE ${address}/${file.id}`]: 502,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove bill.pdf' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^bill\.pdf/);
  expect(screen.queryByText('Removed: bill.pdf')).not.toBeInTheDocument();
});

it('does not remove a file that it could not restore', async () => {
  const { to } = show({
    [`GET ${address}`]: { data: [file] },
    [`GET ${address}/${file.id}`]: refusal(404, 'NOT_FOUND', 'The file was not found'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove bill.pdf' }));
  expect(await screen.findByText(/^This no longer exists\./)).toBeInTheDocument();
  expect(to(`DELETE ${address}/${file.id}`)).toHaveLength(0);
});

it('lets view-only people save the files, and nothing else', async () => {
  show({ [`GET ${address}`]: { data: [file] } }, <RecordEvidence recordId={recordId} />);
  expect(await screen.findByRole('button', { name: 'Save bill.pdf' })).toBeEnabled();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it.each([
  ['Needs a connection to the server.', <RecordEvidence key="read" recordId={recordId} />],
  ['Attaching, saving and removing files needs a connection to the server.', <Editor key="edit" />],
])('says offline once why files cannot be saved: %s', async (reason, shown) => {
  const other = { ...file, id: 'f0000000-0000-4000-8000-000000000002', name: 'meter.pdf' };
  show({ [`GET ${address}`]: { data: [file, other] } }, shown);
  const save = await screen.findByRole('button', { name: 'Save bill.pdf' });
  const backOnline = goOffline();
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(screen.getAllByText(/connection|online/)).toHaveLength(1);
  expect(save).toBeDisabled();
  backOnline();
  await waitFor(() => expect(save).toBeEnabled());
});

it('lists the last of many files, and more with each press', async () => {
  const files = Array.from({ length: 300 }, (_, index) => ({
    ...file,
    id: `${index}`,
    name: `${index}.pdf`,
  }));
  show({ [`GET ${address}`]: { data: files } }, <RecordEvidence recordId={recordId} />);
  expect(await screen.findByText('299.pdf')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  expect(screen.getByText('50 of 300 files')).toBeInTheDocument();
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await press();
  expect(screen.getAllByRole('listitem')).toHaveLength(250);
  await press();
  expect(screen.getByText('0.pdf')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('distinguishes an empty list from one that could not be loaded', async () => {
  let isUnreachable = true;
  const list = () => (isUnreachable ? 500 : { data: [] });
  show({ [`GET ${address}`]: list }, <RecordEvidence recordId={recordId} />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('No file is attached.')).not.toBeInTheDocument();
  isUnreachable = false;
  await userEvent.click(retry);
  expect(await screen.findByText('No file is attached.')).toBeInTheDocument();
});

it('tells people who may attach files that the others could not be loaded', async () => {
  let isUnreachable = true;
  show({ [`GET ${address}`]: () => (isUnreachable ? 500 : { data: [file] }) });
  expect(await screen.findByText('The files could not be loaded')).toBeVisible();
  isUnreachable = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Save bill.pdf' })).toBeEnabled();
});

it('expects no files of a record that is being added', async () => {
  const New = () => <EvidenceFiles evidence={useRecordEvidence(recordId, { isNew: true })} />;
  const { to } = show({ [`GET ${address}`]: 500 }, <New />);
  await waitFor(() => expect(to(`GET ${address}`)).toHaveLength(1));
  expect(screen.queryByText('The files could not be loaded')).not.toBeInTheDocument();
});
