import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../../tests/support/web/with-texts';
import { testTotals } from '../../records/test-records';
import { testReport } from '../shared/test-results';
import { Totals } from './totals';

test.each([
  [123.45, '123.5 t CO₂e'],
  [470_000_000_000_000, '470,000,000,000,000.0 t CO₂e'],
])('a total of %d t is set in a size for its length', (total, text) => {
  render(
    <WithTexts>
      <Totals report={testReport({ totals: testTotals({ total }) })} onShowRows={() => undefined} />
    </WithTexts>,
  );
  const shown = screen.getAllByText(text)[0] as HTMLElement;
  expect(shown.style.getPropertyValue('--letters')).toBe(String(text.length));
});
