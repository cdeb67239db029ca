import type { ComponentProps } from 'react';
import { NumberReading } from './number-reading';
import { TextField } from './text-field';

/** A number that may have decimals, typed in the reader's language, with how it is read where that is in doubt. */
export function DecimalField(props: ComponentProps<typeof TextField>) {
  return (
    <div>
      <TextField inputMode="decimal" {...props} />
      <NumberReading text={props.value} />
    </div>
  );
}
