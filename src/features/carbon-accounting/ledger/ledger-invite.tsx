import { navigate } from 'gatsby';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canInviteNow } from '../../../../core/access/supply-chain';
import { supplierKey } from '../../../../core/ledger/match-suppliers';
import { CheckField } from '../../../components/form/check-field';
import { Card } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { useIsViewOnly } from '../../../domain/people/use-is-view-only';
import { inviteSeveralPath, useSuppliersToInvite } from '../../../domain/suppliers/use-suppliers-to-invite';
import { useLocale } from '../../../lib/i18n/use-locale';
import type { LedgerYear } from './ledger-book';
import { useMoney } from './use-money';
import type { UseLedger } from './use-ledger';
import * as styles from '../invoices/invoices.module.css';

/** The largest are worth asking first; nobody reads more. */
const maxShown = 50;

/**
 * Suppliers of a list that were never invited; the selected ones are passed to the form for inviting several.
 */
export function LedgerInvite({ ledger, of }: { ledger: UseLedger; of: LedgerYear }) {
  const { t } = useTranslation('carbon-ledger');
  const { pathTo } = useLocale();
  const money = useMoney();
  const { put } = useSuppliersToInvite();
  const isViewOnly = useIsViewOnly();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { permissions, invited } = of.chain;
  const {
    plan: { suppliers },
    matches,
  } = ledger;
  const fresh = useMemo(() => {
    // Possible matches of invited suppliers must be decided first.
    const open = new Set(matches.map(({ key }) => key));
    const byKey = new Map(
      suppliers
        .filter(({ known }) => !known || !invited.has(known.id))
        .map((each) => [supplierKey(each), each] as const)
        .filter(([key]) => !open.has(key)),
    );
    return [...byKey].slice(0, maxShown);
  }, [suppliers, matches, invited]);
  if (!permissions || isViewOnly || !canInviteNow(permissions) || fresh.length === 0) return null;
  const chosen = fresh.filter(([key]) => !left.has(key));

  function invite() {
    put(
      chosen.map(([, { supplier, number, vatId, country }]) => ({
        ...{ supplierName: supplier.slice(0, 200), supplierId: (number || vatId).slice(0, 100) },
        countryCode: of.countryOf(country),
      })),
    );
    void navigate(pathTo(inviteSeveralPath));
  }

  return (
    <Card title={t('invite.title', { count: fresh.length })}>
      <div className={styles.stack}>
        <p className={styles.hint}>{t('invite.text')}</p>
        {fresh.map(([key, { supplier, cents }]) => (
          <CheckField
            key={key}
            name="invite"
            label={`${supplier} · ${money(cents, of.currency)}`}
            checked={!left.has(key)}
            onChange={(isChosen) =>
              setLeft((before) => {
                const after = new Set(before);
                if (isChosen) after.delete(key);
                else after.add(key);
                return after;
              })
            }
          />
        ))}
        <div className={styles.bar}>
          <Button disabled={chosen.length === 0} onClick={invite}>
            {t('invite.action', { count: chosen.length })}
          </Button>
        </div>
      </div>
    </Card>
  );
}
