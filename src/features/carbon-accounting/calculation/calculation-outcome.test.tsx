import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { screenStore } from '../../../../tests/support/web/api-store';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { CalculationOutcome } from './calculation-outcome';
import { carbonSlice } from './carbon-slice';

it.each([
  [100.04, 100.06, '2024 was calculated: 100.1 t CO₂e, < 0.1 t more than before.'],
  [0.02, 0.04, '2024 was calculated: still < 0.1 t CO₂e.'],
  [null, 0.02, '2024 was calculated: < 0.1 t CO₂e.'],
])('never calls a small figure nothing: %d t, then %d t', (before, after, sentence) => {
  render(
    <Provider store={screenStore(carbonSlice)}>
      <WithTexts>
        <CalculationOutcome
          calculation={{ status: 'done', year: 2024, outcome: { before, after, isFirstComplete: false } }}
          onDismiss={jest.fn()}
          onRetry={jest.fn()}
        />
      </WithTexts>
    </Provider>,
  );
  expect(screen.getByText(/^2024 was/).textContent?.replaceAll('\u00a0', ' ')).toBe(sentence);
});
