import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemindAllBody } from '../../../../core/contracts/supply-chain';
import { refusal } from '../../../../tests/support/web/stub-network';
import { testSupplier } from '../test-supplier';
import { list, page, paper, path, showing, steel } from '../../../../tests/support/web/supply-chain-screen';
import { SupplyChainScreen } from '../screen/supply-chain-screen';

const show = showing(<SupplyChainScreen />);

describe('reminding', () => {
  const remind = `POST ${path}/remind`;
  const remindAll = `POST ${path}/remind-all`;

  it('shows the mail before it is sent to one supplier', async () => {
    const preview = { recipient: 'x@y.example', locale: 'de', subject: 'Erinnerung', text: 'Guten Tag' };
    const { to } = show({
      [list]: page([steel]),
      [`GET ${path}/a`]: refusal(500, 'X', 'X'),
      [`POST ${path}/preview-reminder`]: { ...preview },
      [remind]: { data: steel },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Stahlwerk Nord' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remind' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remind Stahlwerk Nord' }));
    await userEvent.type(dialog.getByLabelText(/^Message/), 'Please.');
    await userEvent.click(dialog.getByText('Preview of the email'));
    expect(await dialog.findByText('Guten Tag')).toBeInTheDocument();
    expect(dialog.getByText('To x@y.example')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Send reminder' }));
    expect(await screen.findByText('Stahlwerk Nord has been reminded.')).toBeInTheDocument();
    expect(to(remind).map(({ body }) => body)).toEqual([
      { linkingId: 'a', message: 'Please.', confirmed: false },
    ]);
  });

  it('says that a supplier who wants no mails gets none', async () => {
    show({ [list]: page([{ ...steel, mail: 'unwanted' }]), [`GET ${path}/a`]: refusal(500, 'X', 'X') });
    await userEvent.click(await screen.findByRole('button', { name: 'Stahlwerk Nord' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remind' }));
    expect(screen.getByText(/This supplier receives no emails\./)).toBeInTheDocument();
    expect(screen.queryByText('Preview of the email')).not.toBeInTheDocument();
  });

  it('asks first when everybody was asked within a day, and reports who was left out', async () => {
    const now = new Date().toISOString();
    const recent = [
      { ...steel, lastLinkingRequest: now },
      testSupplier({ linkingId: 'c', supplierName: 'Alu Ost', lastLinkingRequest: now }),
    ];
    const answer = { reminded: 1, askedRecently: 0, notWaiting: 1, overMailLimit: 2, remaining: 0 };
    const { to } = show({ [list]: page(recent), [remindAll]: answer });
    await userEvent.click(await screen.findByRole('button', { name: 'Remind all 2 awaiting answer' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Send reminder' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: /asked within the last 24 hours/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send reminder' }));
    expect(
      await screen.findByText(
        /^1 supplier has been reminded\. 1 was left out: declined or withdrawn\. 2 were left out: today/,
      ),
    ).toBeInTheDocument();
    expect(to(remindAll).map(({ body }) => body)).toEqual([{ linkingIds: ['a', 'c'], confirmed: true }]);
  });

  it('continues until nobody owes an answer', async () => {
    const alu = testSupplier({ linkingId: 'c', supplierName: 'Alu Ost' });
    const rounds = [
      { reminded: 500, askedRecently: 3, notWaiting: 0, overMailLimit: 0, remaining: 100 },
      { reminded: 100, askedRecently: 503, notWaiting: 0, overMailLimit: 0, remaining: 0 },
      { reminded: 0, askedRecently: 0, notWaiting: 0, overMailLimit: 0, remaining: 0 },
    ];
    const { to } = show({ [list]: page([steel, alu]), [remindAll]: () => rounds.shift() ?? {} });
    await userEvent.click(await screen.findByRole('button', { name: 'Remind all 2 awaiting answer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send reminder' }));
    expect(
      await screen.findByText(/^600 suppliers have been reminded. 3 were left out: asked/),
    ).toBeInTheDocument();
    expect(to(remindAll)).toHaveLength(3);
  });

  it('sends nobody a second mail when some requests are retried', async () => {
    const alu = testSupplier({ linkingId: 'c', supplierName: 'Alu Ost' });
    let away = true;
    const answer = { reminded: 1, askedRecently: 0, notWaiting: 0, overMailLimit: 0, remaining: 0 };
    const { to } = show({
      [list]: page([steel, alu]),
      [remindAll]: ({ body }) =>
        away && (body as RemindAllBody).actionCode === 'NOT_SUBMITTED'
          ? refusal(503, 'TOO_BUSY', 'Too busy.')
          : answer,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remind all 2 awaiting answer' }));
    const send = screen.getByRole('button', { name: 'Send reminder' });
    await userEvent.click(send);
    expect(await screen.findByText(/The server cannot do this at the moment/)).toBeInTheDocument();
    await waitFor(() => expect(send).toBeEnabled());
    away = false;
    await userEvent.click(send);
    expect(await screen.findByText(/^2 suppliers have been reminded/)).toBeInTheDocument();
    const keys = to(remindAll).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(2);
  });

  it('says so when the supplier is gone, and deselects it', async () => {
    let suppliers = [steel, paper];
    show({
      [list]: () => page(suppliers),
      [remind]: () => {
        suppliers = [paper];
        return refusal(404, 'NOT_FOUND', 'Not found.');
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Stahlwerk Nord' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remind 1 supplier' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send reminder' }));
    // The dialog shows it first, then the page, once the list has been fetched again.
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('This supplier is no longer in your list.')).toBeInTheDocument();
    expect(screen.queryByText('1 selected')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('This supplier is no longer in your list.')).not.toBeInTheDocument();
  });
});
