import type { ComponentProps } from 'react';
import { NumberReading } from './number-reading';
import { TextField } from './text-field';

/** A decimal number in the reader's notation; shows how it is read if that is ambiguous. */
export function DecimalField(props: ComponentProps<typeof TextField>) {
  return (
    <div>
      <TextField inputMode="decimal" {...props} />
      <NumberReading text={props.value} />
    </div>
  );
}
