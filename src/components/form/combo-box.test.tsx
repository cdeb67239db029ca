import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { prerendered } from '../../../tests/support/web/prerendered';
import { ComboBox } from './combo-box';

const options = [
  { value: 'AT', label: 'Austria', terms: ['AT'] },
  { value: 'AU', label: 'Australia', terms: ['AU'] },
  { value: 'DE', label: 'Germany', terms: ['DE'] },
  ...Array.from({ length: 240 }, (_, index) => ({ value: `X${index}`, label: `Zone ${index}` })),
];

interface FormProps {
  onBlur?: () => void;
  clearable?: boolean;
  /** Provides the options only once the field is used. */
  lazy?: boolean;
}

function Form({ onBlur, clearable = true, lazy = false }: FormProps) {
  const [value, setValue] = useState('DE');
  const [inUse, setInUse] = useState(!lazy);
  return (
    <>
      <ComboBox
        label="Country"
        name="country"
        placeholder="Select country..."
        emptyText="Nothing found"
        options={inUse ? options : options.filter((option) => option.value === value)}
        onFocus={() => setInUse(true)}
        value={value}
        onChange={setValue}
        onBlur={onBlur}
        clearable={clearable}
      />
      <output>{value}</output>
      <button>Next</button>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Country' });
const chosen = () => document.querySelector('output')?.textContent;

it('shows its value, opens on a click and renders only the visible options', async () => {
  render(<Form />);
  expect(field()).toHaveValue('Germany');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(field());
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('option').length).toBeLessThan(20);
  expect(screen.getByRole('option', { name: 'Germany' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('option', { name: 'Germany' })).toHaveAttribute('aria-setsize', '243');
});

it('scrolls to its list, and again to what typing finds', async () => {
  // As in newer browsers.
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  scrolled.mockReturnValue(Promise.resolve() as never);
  render(<Form />);
  await userEvent.click(field());
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('listbox')]);
  await userEvent.clear(field());
  await userEvent.type(field(), 'z');
  expect(scrolled.mock.calls.length).toBeGreaterThan(1);
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  scrolled.mockRestore();
});

it('searches by the beginning of a name, moves with the arrow keys and selects with Enter', async () => {
  render(<Form />);
  await userEvent.clear(field());
  await userEvent.type(field(), 'aus');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Austria',
    'Australia',
  ]);
  await userEvent.keyboard('{ArrowDown}');
  const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
  expect(active).toHaveTextContent('Australia');
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('Australia');
  expect(chosen()).toBe('AU');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it.each([
  ['in most browsers', { isComposing: true }],
  ['in Safari', { keyCode: 229 }],
])('selects nothing with the Enter that ends the choice of a Chinese character, %s', async (_where, key) => {
  render(<Form />);
  await userEvent.clear(field());
  await userEvent.type(field(), 'aus');
  expect(fireEvent.keyDown(field(), { key: 'Enter', ...key })).toBe(true);
  expect(field()).toHaveValue('aus');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
});

it('moves by a page of the list with the page keys, and leaves them to the page while it is closed', async () => {
  render(<Form />);
  expect(fireEvent.keyDown(field(), { key: 'PageDown' })).toBe(true);
  await userEvent.click(field());
  const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
  expect(fireEvent.keyDown(field(), { key: 'PageDown' })).toBe(false);
  expect(active()).toHaveTextContent('Zone 3');
  expect(fireEvent.keyDown(field(), { key: 'PageUp' })).toBe(false);
  expect(fireEvent.keyDown(field(), { key: 'PageUp' })).toBe(false);
  expect(active()).toHaveTextContent('Austria');
});

it('keeps its value on Escape and reports when nothing is found', async () => {
  render(<Form clearable={false} />);
  await userEvent.clear(field());
  await userEvent.type(field(), 'qqq');
  expect(screen.getByText('Nothing found')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('Germany');
});

it('selects what was spelled out when the field is left, 100 ms later', async () => {
  jest.useFakeTimers();
  const left = jest.fn();
  render(<Form onBlur={left} />);
  fireEvent.change(field(), { target: { value: 'at' } });
  fireEvent.blur(field());
  jest.advanceTimersByTime(99);
  expect(left).not.toHaveBeenCalled();
  act(() => void jest.advanceTimersByTime(1));
  expect(left).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
  expect(await screen.findByDisplayValue('Austria')).toBe(field());
});

it('continues with the typed text after another window was in front', async () => {
  render(<Form />);
  const input = field() as HTMLInputElement;
  await userEvent.clear(input);
  await userEvent.type(input, 'aus');
  jest.useFakeTimers();
  // The window loses the focus, and the field stays the active element.
  fireEvent.blur(input);
  act(() => void jest.advanceTimersByTime(100));
  fireEvent.focus(input);
  jest.useRealTimers();
  expect([input.selectionStart, input.selectionEnd]).toEqual([3, 3]);
  await userEvent.type(input, 'tra');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Australia']);
});

it.each([
  ['Austria', 'AT'],
  ['at', 'AT'],
])(
  'selects %s that the browser autofills without the focus, and loads the options for it',
  async (text, code) => {
    const left = jest.fn();
    render(<Form lazy onBlur={left} />);
    fireEvent.change(field(), { target: { value: text } });
    expect(screen.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(chosen()).toBe(code));
    expect(field()).toHaveValue('Austria');
    expect(left).toHaveBeenCalledTimes(1);
  },
);

it('selects an option that is clicked', async () => {
  render(<Form />);
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Austria' }));
  expect(field()).toHaveValue('Austria');
  expect(field()).toHaveFocus();
});

it('searches all options if it had the focus before hydration', async () => {
  const container = prerendered(<Form lazy />);
  field().focus();
  render(<Form lazy />, { container, hydrate: true });
  await userEvent.clear(field());
  fireEvent.change(field(), { target: { value: 'austria' } });
  expect(await screen.findByRole('option', { name: /Austria/ })).toBeVisible();
});

it('continues with what was typed into the prerendered page before hydration', async () => {
  const container = prerendered(<Form lazy />);
  const input = container.querySelector('input') as HTMLInputElement;
  input.focus();
  input.value = 'austr';
  render(<Form lazy />, { container, hydrate: true });
  await userEvent.click(screen.getByRole('option', { name: 'Austria' }));
  expect(field()).toHaveValue('Austria');
  expect(chosen()).toBe('AT');
});
