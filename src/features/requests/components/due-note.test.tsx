import { act, render, screen } from '@testing-library/react';
import { testRequest } from '../../../../tests/support/web/test-request';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { DueNote } from './due-note';

afterEach(() => jest.useRealTimers());

it('becomes overdue when the day after the due date begins, without a reload', () => {
  jest.useFakeTimers({ now: new Date(2026, 2, 31, 23, 58) });
  render(<DueNote request={testRequest({ DueDate: '2026-03-31' })} />, { wrapper: WithTexts });
  expect(screen.getByText('Answer due by Mar 31, 2026')).toBeVisible();
  act(() => jest.advanceTimersByTime(3 * 60_000));
  expect(screen.getByText('Answer was due by Mar 31, 2026')).toBeVisible();
});
