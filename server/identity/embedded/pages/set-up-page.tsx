import { AddFactor } from './add-factor';
import { inLanguage, Layout } from './layout';
import type { PageContext } from './page-context';

/** After the password, where the operator requires a second factor and the account has none. */
export function SetUpPage({ context, base }: { context: PageContext; base: string }) {
  const { t } = context;
  return (
    <Layout context={context} title={t('setUp.title')} languageHref={inLanguage}>
      <p>{t('setUp.text')}</p>
      <AddFactor context={context} base={base} />
    </Layout>
  );
}
