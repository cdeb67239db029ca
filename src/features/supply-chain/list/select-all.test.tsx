import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { list, page, paper, showing, steel } from '../../../../tests/support/web/supply-chain-screen';
import { SupplyChainScreen } from '../screen/supply-chain-screen';

const show = showing(<SupplyChainScreen />);
const head = () => within(screen.getByRole('columnheader', { name: 'Supplier' }));
const all = () => head().getByRole('checkbox', { name: /^Select (all|the) \d+ suppliers? shown$/ });
const supplier = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

beforeEach(async () => {
  show({ [list]: page([steel, paper]) });
  await screen.findByRole('button', { name: 'Stahlwerk Nord' });
});

it('selects all suppliers shown, then none', async () => {
  await userEvent.click(all());
  expect(supplier(steel.supplierName)).toBeChecked();
  expect(supplier(paper.supplierName)).toBeChecked();
  expect(screen.getByText('2 selected')).toBeVisible();
  await userEvent.click(all());
  expect(supplier(steel.supplierName)).not.toBeChecked();
  expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
});

it('is neither checked nor unchecked if some are selected, and selects the others', async () => {
  await userEvent.click(supplier(steel.supplierName));
  expect(all()).toBePartiallyChecked();
  await userEvent.click(all());
  expect(supplier(paper.supplierName)).toBeChecked();
  expect(all()).toBeChecked();
});

it('selects only what the filters show', async () => {
  await userEvent.type(screen.getByRole('searchbox'), 'Süd');
  await userEvent.click(await head().findByRole('checkbox', { name: 'Select the 1 supplier shown' }));
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(
    await head().findByRole('checkbox', { name: 'Select all 2 suppliers shown' }),
  ).toBePartiallyChecked();
  expect(supplier(steel.supplierName)).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(supplier(paper.supplierName)).not.toBeChecked();
});
