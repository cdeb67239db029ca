import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listFormat } from '../../../../core/i18n/intl';
import { invoiceColumns, ledgerOfInvoices } from '../../../../core/ledger/ledger-of-invoices';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetInvoicesQuery } from '../invoices/invoices-api';
import type { LedgerYear } from './ledger-book';
import type { UseLedger } from './use-ledger';
import * as styles from '../invoices/invoices.module.css';

const none: readonly never[] = [];

/** Uses the purchases from a year's invoices in place of a creditor list. */
export function FromInvoices({ ledger, of: { year, currency } }: { ledger: UseLedger; of: LedgerYear }) {
  const { t } = useTranslation('carbon-ledger');
  const { locale } = useLocale();
  const { data } = useGetInvoicesQuery(useProjectId() ?? skipToken);
  const invoices = data?.invoices ?? none;
  const made = useMemo(() => {
    const header = [
      ...[t('columns.supplier'), t('invoices.item'), t('columns.amount')],
      ...[t('columns.vatId'), t('columns.country')],
    ];
    return ledgerOfInvoices(invoices, { year, currency, header });
  }, [invoices, year, currency, t]);
  const { count, otherCurrencies } = made;
  if (count === 0 && otherCurrencies.length === 0) return null;
  const name = t('invoices.name', { year });
  return (
    <>
      {count > 0 && (
        <>
          <p className={styles.hint}>{t('invoices.text', { year })}</p>
          <div>
            <Button onClick={() => ledger.take(name, made.ledger, invoiceColumns)}>
              {t('invoices.take', { count })}
            </Button>
          </div>
        </>
      )}
      {otherCurrencies.length > 0 && (
        <Notice tone="info">
          {t('invoices.otherCurrencies', { currencies: listFormat(locale).format(otherCurrencies) })}
        </Notice>
      )}
    </>
  );
}
