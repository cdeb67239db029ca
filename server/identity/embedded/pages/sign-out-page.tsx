import { paths } from '../paths';
import { Layout } from './layout';
import type { PageContext } from './page-context';

/** The only script of these pages; their policy identifies it by its digest. */
export const submitImmediately = 'document.forms[0].submit()';

interface SignOutPageProps {
  context: PageContext;
  /** Belongs to the session, so that no other site can sign a person out. */
  xsrf: string;
  /** Whether the app has proven whom it signs out; if not, the person is asked to confirm. */
  confirmed: boolean;
}

export function SignOutPage({ context, xsrf, confirmed }: SignOutPageProps) {
  const { t, home } = context;
  return (
    <Layout context={context} title={t(confirmed ? 'signOut.progress' : 'signOut.title')}>
      {!confirmed && <p>{t('signOut.text')}</p>}
      <form method="post" action={`${paths.realm}${paths.connect}/logout/confirm`}>
        <input type="hidden" name="xsrf" value={xsrf} />
        <input type="hidden" name="logout" value="yes" />
        <button type="submit">{t('signOut.action')}</button>
      </form>
      {confirmed ? <script>{submitImmediately}</script> : <a href={home}>{t('signOut.stay')}</a>}
    </Layout>
  );
}
