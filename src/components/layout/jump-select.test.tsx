import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JumpSelect } from './jump-select';

const parts = [
  { id: 'energy', title: 'Energy' },
  { id: 'water', title: 'Water' },
];

const optionsOf = (select: HTMLElement) =>
  [...select.querySelectorAll('option')].filter(({ hidden }) => !hidden).map(({ text }) => text);

it('jumps to a part each time it is chosen, and shows its label in between', async () => {
  const onGo = jest.fn();
  render(<JumpSelect label="On this page" parts={parts} onGo={onGo} />);
  const select = screen.getByRole('combobox', { name: 'On this page' });
  expect(select).toHaveDisplayValue('On this page');
  expect(optionsOf(select)).toEqual(['Energy', 'Water']);
  await userEvent.selectOptions(select, 'Water');
  expect(select).toHaveDisplayValue('On this page');
  await userEvent.selectOptions(select, 'Water');
  expect(onGo.mock.calls).toEqual([['water'], ['water']]);
});

it('shows the current part, if there is one', async () => {
  const onGo = jest.fn();
  const { rerender } = render(<JumpSelect label="Sections" parts={parts} current="energy" onGo={onGo} />);
  const select = screen.getByRole('combobox', { name: 'Sections' });
  expect(select).toHaveDisplayValue('Energy');
  expect(optionsOf(select)).toEqual(['Energy', 'Water']);
  await userEvent.selectOptions(select, 'Water');
  expect(onGo).toHaveBeenCalledWith('water');
  rerender(<JumpSelect label="Sections" parts={parts} current="water" onGo={onGo} />);
  expect(select).toHaveDisplayValue('Water');
});
