import { minPasswordLength } from '../../password-rule';
import type { PageContext } from './page-context';

/** A new password, twice; the rule is shown first. */
export function NewPasswordFields({ context: { t }, faulty }: { context: PageContext; faulty: boolean }) {
  const invalid = faulty ? { 'aria-invalid': true } : {};
  return (
    <>
      <label htmlFor="password">{t('newPassword.password')}</label>
      <p className="hint" id="rule">
        {t('newPassword.rule', { length: minPasswordLength })}
      </p>
      <input
        id="password"
        name="password"
        type="password"
        autoComplete="new-password"
        required
        minLength={minPasswordLength}
        aria-describedby={faulty ? 'fault rule' : 'rule'}
        {...invalid}
      />
      <label htmlFor="repeat">{t('newPassword.repeat')}</label>
      <input id="repeat" name="repeat" type="password" autoComplete="new-password" required {...invalid} />
    </>
  );
}
