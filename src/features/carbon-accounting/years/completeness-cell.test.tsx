import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import type { EnteredCompleteness } from '../../../../core/contracts/ca-years';
import { testYear } from '../records/test-records';
import { CompletenessCell } from './completeness-cell';

const show = (changes: Partial<EnteredCompleteness>) =>
  render(
    <WithTexts>
      <CompletenessCell completeness={{ ...testYear().completeness, ...changes }} />
    </WithTexts>,
  );

it.each<[string, Partial<EnteredCompleteness>]>([
  ['Next: fuels and vehicles', { missing: ['scope1', 'scope2'] }],
  ['Next: electricity and heat', { missing: ['scope2', 'category1'] }],
  ['Next: turnover and purchases', { missing: ['category1'], distributedShare: 0 }],
  ['Next: distribute your purchases', { distributedShare: 50 }],
  ['Next: name your suppliers', { namedShare: 10 }],
  ['Next: the other categories of scope 3', { missing: ['category6'] }],
])('says what comes next: %s', async (text, changes) => {
  show(changes);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('does not ask for sectors and suppliers without purchases, or for what the company has none of', async () => {
  show({ asksForPurchases: false, distributedShare: 0, namedShare: 0, scope1Activities: 0 });
  expect(await screen.findByText('100%')).toBeInTheDocument();
  expect(screen.queryByText(/^Next/)).not.toBeInTheDocument();
});
