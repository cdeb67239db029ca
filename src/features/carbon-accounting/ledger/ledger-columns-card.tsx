import { useTranslation } from 'react-i18next';
import { ledgerFields } from '../../../../core/ledger/read-ledger';
import { EncodingNotice } from '../../../components/form/encoding-notice';
import { SelectField } from '../../../components/form/select-field';
import { Card } from '../../../components/layout/page';
import { Notice } from '../../../components/ui/notice';
import { listFormat } from '../../../../core/i18n/intl';
import { joinSentences } from '../../../lib/i18n/join-sentences';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useMoney } from './use-money';
import type { UseLedger } from './use-ledger';
import * as table from '../../../components/table/preview-table.module.css';
import * as styles from '../invoices/invoices.module.css';

const shownFields = ['supplier', 'account', 'amount'] as const;
const shownRows = 5;
const maxNamed = 10;

/** The meaning of each column, and the first rows as they are read. */
export function LedgerColumnsCard({ ledger: { opened, read, choose, open } }: { ledger: UseLedger }) {
  const { t } = useTranslation('carbon-ledger');
  const { locale } = useLocale();
  const money = useMoney();
  if (!opened || !read) return null;
  const { encoding, ledger } = opened;
  const { header } = ledger;
  const options = [
    { value: '', label: t('columns.none') },
    ...header.map((name, index) => ({ value: String(index), label: name || String(index + 1) })),
  ];
  const list = (rows: readonly number[]) => listFormat(locale).format(rows.slice(0, maxNamed).map(String));
  return (
    <Card title={t('columns.title')}>
      <div className={styles.stack}>
        {encoding && (
          <EncodingNotice {...encoding} onChoose={(codePage) => void open(encoding.file, codePage)} />
        )}
        {ledgerFields.map((field) => (
          <SelectField
            key={field}
            label={t(`columns.${field}`)}
            value={String(opened.columns[field] ?? '')}
            onChange={(value) => choose(field, value === '' ? null : Number(value))}
            options={options}
          />
        ))}
        <p className={styles.hint}>
          {joinSentences([
            t('lines.read', { count: read.lines.length }),
            read.totals > 0 && t('lines.totals', { count: read.totals }),
          ])}
        </p>
        {read.unread.length > 0 && (
          <Notice tone="caution" title={t('lines.unread', { count: read.unread.length })}>
            {t('lines.unreadRows', { rows: list(read.unread) })}
          </Notice>
        )}
        {read.nameless.length > 0 && (
          <Notice tone="caution" title={t('lines.nameless', { count: read.nameless.length })}>
            {t('lines.unreadRows', { rows: list(read.nameless) })}
          </Notice>
        )}
        {read.lines.length > 0 && (
          <table className={table.table}>
            <thead>
              <tr>
                {shownFields.map((field) => (
                  <th key={field} scope="col">
                    {t(`columns.${field}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {read.lines.slice(0, shownRows).map(({ row, supplier, account, cents }) => (
                <tr key={row}>
                  <td>{supplier}</td>
                  <td>{account}</td>
                  <td className={styles.amount}>{money(cents)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Card>
  );
}
