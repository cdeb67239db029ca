import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getExampleNumber, type CountryCode } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/examples.mobile.json';
import { useState } from 'react';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { composePhone } from '../../../core/phone/compose-phone';
import { PhoneField } from './phone-field';

function Form({ country = 'DE' }: { country?: string }) {
  const [territory, setTerritory] = useState(country);
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
      <output>{composePhone({ territory, typed })}</output>
      <p>{territory}</p>
    </WithTexts>
  );
}

const number = () => screen.getByLabelText(/Phone number/);
const dialCode = () => screen.getByRole('combobox', { name: 'Dial code' });
const composed = () => document.querySelector('output')?.textContent;

/** Types key by key, then leaves the field. */
function type(text: string): void {
  [...text].forEach((_key, index) =>
    fireEvent.change(number(), { target: { value: text.slice(0, index + 1) } }),
  );
  fireEvent.blur(number());
}

it('finds the dial code of a complete number that was typed before the rules were loaded', async () => {
  render(<Form />);
  fireEvent.change(number(), { target: { value: '0039 06 1234 5678' } });
  expect(dialCode()).toHaveValue('+49');
  expect(await screen.findByDisplayValue('+39')).toBe(dialCode());
  await userEvent.click(number());
  await userEvent.tab();
  expect(number()).toHaveValue('0612345678');
});

describe('once the rules are loaded', () => {
  beforeAll(async () => {
    const { unmount } = render(<Form country="AT" />);
    await screen.findByDisplayValue('+43');
    unmount();
  });

  it.each([
    ['DE', '+1 415 555 2671', 'US', '4155552671'],
    ['DE', '+1 268 464 1234', 'AG', '2684641234'],
    ['CA', '+1 415 555 2671', 'CA', '4155552671'],
    ['DE', '+590 690 00 12 34', 'GP', '690001234'],
    ['DE', '+44 7400 123456', 'GB', '7400123456'],
  ])('in %s, %s typed key by key belongs to %s', (country, typed, expected, rest) => {
    render(<Form country={country} />);
    type(typed);
    expect(screen.getByText(expected, { selector: 'p' })).toBeVisible();
    expect(number()).toHaveValue(rest);
  });

  it('returns to the previously chosen country when a complete number is deleted', () => {
    render(<Form country="AT" />);
    fireEvent.change(number(), { target: { value: '+39 06' } });
    expect(dialCode()).toHaveValue('+39');
    fireEvent.change(number(), { target: { value: '' } });
    expect(dialCode()).toHaveValue('+43');
  });

  it.each(Object.keys(examples) as CountryCode[])('loses no digit of the example number of %s', (code) => {
    const example = getExampleNumber(code, examples);
    const { unmount } = render(<Form country={code} />);
    type(example?.formatNational() ?? '');
    expect(composed()).toBe(example?.number);
    unmount();
    render(<Form />);
    type(example?.formatInternational() ?? '');
    expect(composed()).toBe(example?.number);
  });
});
