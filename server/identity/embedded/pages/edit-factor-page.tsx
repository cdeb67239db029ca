import type { Factor } from '../factors';
import { Fault } from './fault';
import { inLanguage, Layout } from './layout';
import { NameField } from './name-field';
import type { PageContext } from './page-context';

export interface EditFactorForm {
  factor: Factor;
  base: string;
  /** The operator requires one, and this is the last. */
  isNeeded: boolean;
  isNameless: boolean;
}

export function EditFactorPage({ context, form }: { context: PageContext; form: EditFactorForm }) {
  const { t, locale } = context;
  const { factor, base, isNeeded, isNameless } = form;
  return (
    <Layout context={context} title={t('factors.changeOf', { name: factor.name })} languageHref={inLanguage}>
      {isNameless && <Fault>{t('factors.nameless')}</Fault>}
      <form method="post" action={`?lang=${locale}`}>
        <NameField context={context} value={factor.name} isFaulty={isNameless} />
        <button type="submit">{t('editFactor.save')}</button>
      </form>
      <section aria-labelledby="remove">
        <h2 id="remove">{t('editFactor.removeTitle')}</h2>
        <p>{t(isNeeded ? 'editFactor.needed' : 'editFactor.removeText')}</p>
        {!isNeeded && (
          <form method="post" action={`${base}/factor/${factor.id}/remove?lang=${locale}`}>
            <button type="submit" className="secondary">
              {t('editFactor.remove')}
            </button>
          </form>
        )}
      </section>
      <a className="below" href={`${base}?lang=${locale}`}>
        {t('factors.cancel')}
      </a>
    </Layout>
  );
}
