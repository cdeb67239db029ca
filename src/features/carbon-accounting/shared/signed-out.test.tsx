import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { screenStore } from '../../../../tests/support/web/api-store';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { signedOut } from '../../../lib/session/session-slice';
import { carbonSlice } from '../calculation/carbon-slice';
import { useCalculation } from '../calculation/use-calculation';
import { CalculationOutcome } from '../calculation/calculation-outcome';
import { CleanUpCard } from '../clean-up/clean-up-card';

function Calculating() {
  const [calculation, calculate, dismiss] = useCalculation();
  return (
    <>
      <button onClick={() => void calculate(2024)}>Calculate</button>
      <CalculationOutcome
        calculation={calculation}
        onDismiss={dismiss}
        onRetry={(year) => void calculate(year)}
      />
    </>
  );
}

it.each([
  ['Calculate', <Calculating key="calculate" />],
  ['Look for such entries', <CleanUpCard key="clean-up" />],
])('%s sends no request after the session has ended, and says so', async (name, shown) => {
  const { calls } = stubNetwork({});
  const store = screenStore(carbonSlice);
  act(() => void store.dispatch(signedOut()));
  render(
    <Provider store={store}>
      <WithTexts>{shown}</WithTexts>
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('No project ID available - user not authenticated')).toBeInTheDocument();
  expect(calls).toEqual([]);
});
