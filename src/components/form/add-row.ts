import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

/** On a press of the button next to a list of rows: adds one, and moves the focus to its first field. */
export function addRow({ currentTarget }: MouseEvent<HTMLElement>, add: () => void): void {
  const list = currentTarget.parentElement;
  const rows = () => [...(list?.querySelectorAll('fieldset') ?? [])];
  const before = rows();
  flushSync(add);
  const added = rows().find((row) => !before.includes(row));
  added?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
