import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { InvitationData } from '../../../../core/contracts/landing';
import { screenStore } from '../../../../tests/support/web/api-store';
import { anna } from '../../../../tests/support/web/fake-auth';
import { refusal, stubNetwork } from '../../../../tests/support/web/stub-network';
import { testRequest } from '../../../../tests/support/web/test-request';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import {
  acceptanceLifetimeMs,
  pendingAcceptance,
  rememberAcceptance,
} from '../../../lib/session/pending-acceptance';
import { InvitationAcceptance } from './invitation-acceptance';

const accept = 'POST /api/landing/accept-invitation';
const invitation = {
  LinkingId: 'l-1',
  InvitationToken: 't',
  RequesterCompanyName: 'Nordwerk Automotive AG',
} as InvitationData;

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/overview/');
});

function show(routes: Record<string, object> = {}) {
  const { to } = stubNetwork(routes);
  render(
    <Provider store={screenStore()}>
      <WithTexts>
        <InvitationAcceptance />
      </WithTexts>
    </Provider>,
  );
  return to;
}

it.each([
  ['INVITATION_USED', 409, /has expired or was used already\. Please ask Nordwerk Automotive AG/],
  ['OWN_INVITATION', 409, /^Your own company has sent this invitation/],
  ['VIEW_ONLY', 403, /Ask an administrator of your company/],
])('explains a refusal with %s and does not retry it', async (code, status, words) => {
  rememberAcceptance(invitation);
  show({ [accept]: refusal(status, code, 'No.') });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The invitation from Nordwerk Automotive AG could not be accepted',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(pendingAcceptance()).toBeUndefined();
});

it('distinguishes an acceptance that expired from one that the browser did not store', async () => {
  rememberAcceptance(invitation, Date.now() - acceptanceLifetimeMs);
  show();
  expect(await screen.findByText(/^More than 30 minutes have passed/)).toBeInTheDocument();
});

it('says that the invitation was lost because the browser stores nothing', async () => {
  window.history.replaceState(null, '', '/overview/?pendingLinkingId=l-1');
  show();
  expect(await screen.findByText(/^Your browser keeps nothing for this site/)).toBeInTheDocument();
  expect(window.location.search).toBe('');
});

it.each([
  ['cannot be reached', {}, /^The server could not be reached\. Please check your internet connection/],
  [
    'fails',
    { [accept]: refusal(500, 'INTERNAL_ERROR', 'Something broke') },
    /or contact our support team and quote this message: Something broke$/,
  ],
])('keeps an invitation while the server %s, and accepts it on retry', async (_case, routes, words) => {
  rememberAcceptance(invitation);
  const answers: Record<string, object> = { ...routes };
  const to = show(answers);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The invitation from Nordwerk Automotive AG could not be accepted',
  );
  expect(pendingAcceptance()).toMatchObject({ linkingId: 'l-1' });

  answers[accept] = { data: testRequest() };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Invitation accepted')).toBeVisible();
  expect(screen.getByText('Nordwerk Automotive AG is now among your customer requests.')).toBeVisible();
  expect(pendingAcceptance()).toBeUndefined();
  const sent = { linkingId: 'l-1', invitationToken: 't', projectId: anna.projectId };
  expect(to(accept).map(({ body }) => body)).toEqual([sent, sent]);
});
