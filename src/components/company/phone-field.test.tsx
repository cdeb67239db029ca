import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { PhoneField } from './phone-field';

function Form() {
  const [territory, setTerritory] = useState('DE');
  const [typed, setTyped] = useState('');
  return (
    <WithTexts>
      <PhoneField
        territory={{ name: 'territory', value: territory, onChange: setTerritory }}
        number={{
          name: 'number',
          value: typed,
          error: undefined,
          onChange: setTyped,
          onBlur: () => undefined,
        }}
      />
    </WithTexts>
  );
}

it('finds the dial code of a whole number that was typed before the rules were loaded', async () => {
  render(<Form />);
  fireEvent.change(screen.getByLabelText(/Phone number/), { target: { value: '0039 06 1234 5678' } });
  expect(screen.getByRole('combobox', { name: 'Dial code' })).toHaveValue('+49');
  expect(await screen.findByDisplayValue('+39')).toBe(screen.getByRole('combobox', { name: 'Dial code' }));
  await userEvent.click(screen.getByLabelText(/Phone number/));
  await userEvent.tab();
  expect(screen.getByLabelText(/Phone number/)).toHaveValue('0612345678');
});
