import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { apiStore } from '../../../tests/support/web/api-store';
import { goOffline } from '../../../tests/support/web/connection';
import { refusal, stubNetwork } from '../../../tests/support/web/stub-network';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { projectApi } from '../../domain/company/project-api';
import { LoadFailure } from './load-failure';

const fault = Response.json(
  { error: { code: 'INTERNAL_ERROR', message: 'Number: a-17', details: { requestId: 'a-17' } } },
  { status: 500 },
);
const hint = 'If it happens again, tell our support team this number: a-17';

/** Renders after a series of requests with these responses. */
async function showAfter(...answers: Response[]) {
  const store = apiStore();
  for (const answer of answers) {
    stubNetwork({ 'GET /api/user-management/project/42/users': answer });
    await store.dispatch(projectApi.endpoints.getUsers.initiate(42, { forceRefetch: true }));
  }
  render(
    <Provider store={store}>
      <WithTexts>
        <LoadFailure title="The list cannot be shown" onRetry={() => undefined} />
      </WithTexts>
    </Provider>,
  );
}

it('shows the number by which support finds a server error', async () => {
  await showAfter(fault.clone());
  expect(screen.getByRole('alert')).toHaveTextContent(hint);
});

it('shows no number if the server is unreachable, or if the last failure was not its fault', async () => {
  await showAfter(fault.clone(), refusal(503, 'DATABASE_UNAVAILABLE', 'Away.'));
  expect(screen.getByRole('alert')).toHaveTextContent('The list cannot be shown');
  expect(screen.getByRole('alert')).not.toHaveTextContent('a-17');
});

it('after a server error, says that it is not the reader’s fault, and offers to try again', async () => {
  await showAfter(fault.clone());
  expect(screen.getByText('Something went wrong on our side. Please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('says that the page retries automatically while the server is unreachable', async () => {
  await showAfter(refusal(503, 'DATABASE_UNAVAILABLE', 'Away.'));
  expect(screen.getByText('The server cannot be reached. The page tries again by itself.')).toBeVisible();
});

it('offers no retry while offline', async () => {
  await showAfter(fault.clone());
  const goOnline = goOffline();
  expect(screen.getByText(/^This was not loaded before you went offline\./)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  goOnline();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
