import type { PageContext } from './page-context';

export interface DemoAccount {
  email: string;
  name: string;
  company: string;
}

interface DemoAccountsProps {
  context: PageContext;
  password: string;
  accounts: readonly DemoAccount[];
}

/** The accounts of a demonstration, collapsed; following an address fills in the form. */
export function DemoAccounts({ context, password, accounts }: DemoAccountsProps) {
  const { t, locale } = context;
  return (
    <details className="demo">
      <summary>{t('demo.title')}</summary>
      <p>{t('demo.text')}</p>
      <ul>
        {accounts.map(({ email, name, company }) => (
          <li key={email}>
            <a href={`?${new URLSearchParams({ lang: locale, login_hint: email }).toString()}`}>{email}</a>
            <span>{`${name}, ${company}`}</span>
          </li>
        ))}
      </ul>
      <p>
        {t('demo.password')} <code>{password}</code>
      </p>
    </details>
  );
}
