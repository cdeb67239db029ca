import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialog, open, rowOf, showing } from '../../../../tests/support/web/bulk-invite';
import { encodedFile, polishName } from '../../../../tests/support/web/encoded-file';
import { SupplyChainScreen } from '../screen/supply-chain-screen';

const show = showing(<SupplyChainScreen />);

beforeEach(() => window.sessionStorage.clear());

it('shows how the names of a file were read, and reads them again as chosen', async () => {
  show();
  const form = await open();
  const row = [...polishName, ';info@lodz.example;STEEL;PL'];
  const file = encodedFile('suppliers.csv', 'Company;E-mail;Product group;Country\n', ...row);
  await userEvent.upload(await form.findByLabelText('Choose a file'), file);
  expect(await rowOf(/£ódŸ/)).toBeVisible();
  await userEvent.selectOptions(dialog().getByLabelText('Encoding of the file'), 'windows-1250');
  expect(await rowOf(/Łódź/)).toBeVisible();
  expect(screen.getByText(/If “Łódź” is correct/)).toBeVisible();
});
