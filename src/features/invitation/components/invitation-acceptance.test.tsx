import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { InvitationData } from '../../../../core/contracts/landing';
import { screenStore } from '../../../../tests/support/web/api-store';
import { refusal, stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { acceptanceLifetimeMs, pendingAcceptance, rememberAcceptance } from '../pending-acceptance';
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

function show(answer: object = {}) {
  stubNetwork({ [accept]: answer });
  render(
    <Provider store={screenStore()}>
      <WithTexts>
        <InvitationAcceptance />
      </WithTexts>
    </Provider>,
  );
}

it.each([
  ['INVITATION_USED', /has expired or was used already\. Please ask Nordwerk Automotive AG/],
  ['OWN_INVITATION', /^Your own company has sent this invitation/],
])('a refusal with %s is put in words, and not tried again', async (code, words) => {
  rememberAcceptance(invitation);
  show(refusal(409, code, 'No.'));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The invitation from Nordwerk Automotive AG could not be accepted',
  );
  expect(pendingAcceptance()).toBeUndefined();
});

it('an acceptance that waited too long is told apart from one that the browser did not keep', async () => {
  rememberAcceptance(invitation, Date.now() - acceptanceLifetimeMs);
  show();
  expect(await screen.findByText(/^More than 30 minutes have passed/)).toBeInTheDocument();
});

it('says why a browser that keeps nothing has lost the invitation', async () => {
  window.history.replaceState(null, '', '/overview/?pendingLinkingId=l-1');
  show();
  expect(await screen.findByText(/^Your browser keeps nothing for this site/)).toBeInTheDocument();
  expect(window.location.search).toBe('');
});
