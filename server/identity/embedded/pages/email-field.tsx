import { maxEmailLength } from '../../../../core/registration/limits';
import { markFaulty } from './fault';
import type { PageContext } from './page-context';

interface EmailFieldProps {
  context: PageContext;
  value: string | undefined;
  isFaulty: boolean;
}

/** The address of an account. Not of type email, with which browsers refuse the @ of a Chinese input method. */
export function EmailField({ context: { t }, value, isFaulty }: EmailFieldProps) {
  return (
    <>
      <label htmlFor="email">{t('signIn.email')}</label>
      <input
        id="email"
        name="email"
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={maxEmailLength}
        defaultValue={value}
        {...markFaulty(isFaulty)}
      />
    </>
  );
}
