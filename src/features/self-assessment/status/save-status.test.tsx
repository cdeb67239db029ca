import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { screenStore } from '../../../../tests/support/web/api-store';
import { anna } from '../../../../tests/support/web/fake-auth';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { testUser } from '../../../../tests/support/web/test-user';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { projectApi } from '../../../domain/company/project-api';
import { noteInUse } from '../../../lib/forms/fields-in-use';
import { answerDrafts } from '../answers/answer-drafts';
import { assessmentSlice } from '../assessment-slice';
import { SaveStatus } from './save-status';

it.each([
  ['says that all answers are saved', false, true, ['All answers are saved']],
  ['does not speak of saved answers before the first one', false, false, ['Answers are saved as you go']],
  ['says nothing of answers to people who may only view them', true, true, []],
])('%s', async (_what, viewOnly, isAnswered, expected) => {
  stubNetwork({
    'GET /api/user-management/project/42/users': {
      data: [testUser({ email: anna.email, viewOnly })],
      meta: { pagination: { total: 1, pageCount: 1 } },
    },
  });
  const store = screenStore(assessmentSlice);
  await store.dispatch(projectApi.endpoints.getUsers.initiate(42));
  render(
    <Provider store={store}>
      <WithTexts>
        <SaveStatus subject="company" isAnswered={isAnswered} />
      </WithTexts>
    </Provider>,
  );
  await waitFor(() =>
    expect(screen.queryAllByRole('status').map(({ textContent }) => textContent?.trim())).toEqual(expected),
  );
});

it('is announced only in a state that lasts', () => {
  stubNetwork({});
  render(
    <Provider store={screenStore(assessmentSlice)}>
      <WithTexts>
        <SaveStatus subject="company" isAnswered />
      </WithTexts>
    </Provider>,
  );
  const status = screen.getByRole('status');
  const field = `${answerDrafts}company/name`;
  act(() => noteInUse(field, true));
  expect(status).toHaveTextContent('Not saved yet');
  expect(status).toHaveAttribute('aria-live', 'off');
  act(() => noteInUse(field, false));
  expect(status).toHaveTextContent('All answers are saved');
  expect(status).not.toHaveAttribute('aria-live');
});
