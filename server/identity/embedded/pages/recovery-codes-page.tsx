import { Layout } from './layout';
import type { PageContext } from './page-context';

export interface RecoveryCodesForm {
  codes: readonly string[];
  doneHref: string;
  /** With `post` the sign-in is finished. */
  doneMethod: 'get' | 'post';
}

/** Shown once: only digests are stored. */
export function RecoveryCodesPage({ context, form }: { context: PageContext; form: RecoveryCodesForm }) {
  const { t, locale } = context;
  const { codes, doneHref, doneMethod } = form;
  return (
    <Layout context={context} title={t('recovery.title')}>
      <p>{t('recovery.text')}</p>
      <ul className="codes" aria-label={t('recovery.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <form method={doneMethod} action={doneHref}>
        <input type="hidden" name="lang" value={locale} />
        <button type="submit">{t('recovery.done')}</button>
      </form>
    </Layout>
  );
}
