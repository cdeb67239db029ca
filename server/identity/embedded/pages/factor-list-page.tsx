import { dateFormat } from '../../../../core/i18n/intl';
import { toPath } from '../../../../core/i18n/localized-path';
import type { Factor } from '../factors';
import { AddFactor } from './add-factor';
import { inLanguage, Layout } from './layout';
import type { PageContext } from './page-context';

export interface FactorList {
  factors: readonly Factor[];
  /** How many are left. */
  recoveryCodes: number;
  /** The address of this page. */
  base: string;
  mayAdd: boolean;
}

/** The list of the person's own second factors. */
export function FactorListPage({ context, list }: { context: PageContext; list: FactorList }) {
  const { t, locale } = context;
  const { factors, recoveryCodes, base, mayAdd } = list;
  return (
    <Layout context={context} title={t('factors.title')} languageHref={inLanguage}>
      <p>{t('factors.text')}</p>
      {factors.length === 0 && <p>{t('factors.none')}</p>}
      {factors.length > 0 && (
        <ul className="factors">
          {factors.map((factor) => (
            <FactorRow key={factor.id} context={context} factor={factor} base={base} />
          ))}
        </ul>
      )}
      {mayAdd && <AddFactor context={context} base={base} />}
      {factors.length > 0 && (
        <section aria-labelledby="recovery">
          <h2 id="recovery">{t('recovery.title')}</h2>
          <p>{t('factors.recoveryLeft', { count: recoveryCodes })}</p>
          <form method="post" action={`${base}/recovery-codes?lang=${locale}`}>
            <button type="submit" className="secondary">
              {t('factors.recoveryRenew')}
            </button>
          </form>
        </section>
      )}
      <a className="below" href={toPath('/account/settings/', locale)}>
        {t('factors.back')}
      </a>
    </Layout>
  );
}

const formatDay = (instant: string, locale: string) =>
  dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(instant));

function FactorRow({ context, factor, base }: { context: PageContext; factor: Factor; base: string }) {
  const { t, locale } = context;
  const { id, kind, name, createdAt, lastUsedAt } = factor;
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span>
          {[
            t(`factors.kind.${kind}`),
            t('factors.addedOn', { date: formatDay(createdAt, locale) }),
            lastUsedAt === null
              ? t('factors.neverUsed')
              : t('factors.usedOn', { date: formatDay(lastUsedAt, locale) }),
          ].map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
      </div>
      <a href={`${base}/factor/${id}?lang=${locale}`} aria-label={t('factors.changeOf', { name })}>
        {t('factors.change')}
      </a>
    </li>
  );
}
