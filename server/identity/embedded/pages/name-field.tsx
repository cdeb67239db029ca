import { maxFactorNameLength } from '../factors';
import { markFaulty } from './fault';
import type { PageContext } from './page-context';

interface NameFieldProps {
  context: PageContext;
  value: string;
  isFaulty: boolean;
}

/** The person's name for a second factor, to distinguish it from the others. */
export function NameField({ context: { t }, value, isFaulty }: NameFieldProps) {
  return (
    <>
      <label htmlFor="name">{t('factors.name')}</label>
      <input
        id="name"
        name="name"
        type="text"
        autoComplete="off"
        required
        maxLength={maxFactorNameLength}
        defaultValue={value}
        {...markFaulty(isFaulty)}
      />
    </>
  );
}
