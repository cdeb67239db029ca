import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { collator } from '../../../../core/i18n/intl';
import { ComboBox } from '../../../components/form/combo-box';
import { useListLoad } from '../../../components/form/use-list-load';
import { useValueListQuery } from '../../../lib/api/value-lists-api';
import { Card } from '../../../components/layout/page';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useSearchWords } from '../../../lib/search/use-search-words';
import { useNames, useSectors } from '../shared/use-names';
import { useMoney } from './use-money';
import type { UseLedger } from './use-ledger';
import * as styles from '../invoices/invoices.module.css';

const left = 'left';

/** The sector of each account, largest first. */
export function LedgerAccounts({
  ledger: { accounts, sectors, say },
  currency,
}: {
  ledger: UseLedger;
  currency: string;
}) {
  const { t } = useTranslation('carbon-ledger');
  const { t: ofUpdate } = useTranslation('carbon-update');
  const { locale } = useLocale();
  const names = useNames();
  const all = useSectors();
  const money = useMoney();
  const { isLoading, failure } = useListLoad(useValueListQuery('ca-scope3-sectors'));
  const { wordsFor, isPending, load } = useSearchWords();
  const options = useMemo(() => {
    const { compare } = collator(locale);
    const listed = [...all.values()]
      .filter(({ isActive }) => isActive)
      .map(({ Scope3SectorId, code, name }) => ({
        value: String(Scope3SectorId),
        label: names.sector(Scope3SectorId),
        terms: [name, ...wordsFor('spendSectors', code)],
      }))
      .sort((a, b) => compare(a.label, b.label));
    return [{ value: left, label: t('accounts.left'), terms: [] as string[] }, ...listed];
  }, [all, names, locale, t, wordsFor]);
  return (
    <Card title={t('accounts.title', { count: accounts.length })}>
      <p className={styles.hint}>{t('accounts.text')}</p>
      {accounts.map(({ account, cents, isEnergy }) => {
        const sectorId = sectors.get(account);
        return (
          <div key={account} className={styles.field}>
            <ComboBox
              label={`${account || t('accounts.all')}: ${money(cents, currency)}`}
              hint={isEnergy && sectorId === null ? t('accounts.energy') : undefined}
              name="sector"
              search="anywhere"
              placeholder={ofUpdate('fields.searchSector')}
              emptyText={ofUpdate('fields.noSector')}
              options={options}
              failure={failure}
              isPending={isPending || isLoading}
              onFocus={load}
              value={sectorId === undefined ? '' : sectorId === null ? left : String(sectorId)}
              onChange={(value) => value && say(account, value === left ? null : Number(value))}
            />
          </div>
        );
      })}
    </Card>
  );
}
