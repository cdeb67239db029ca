import { useTranslation } from 'react-i18next';
import { enumerated } from '../../../../core/i18n/intl';
import { Button } from '../../../components/ui/button';
import { StatusRegion } from '../../../components/ui/status-region';
import { Card } from '../../../components/layout/page';
import { Notice } from '../../../components/ui/notice';
import { useConnection } from '../../../lib/api/use-connection';
import { writeSheets } from '../../../lib/sheets/sheet-files';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useViewOption } from '../../../lib/forms/use-view-option';
import { useLocale } from '../../../lib/i18n/use-locale';
import type { LedgerPlan } from '../../../../core/ledger/plan-ledger';
import { ImportErrors } from '../files/import-errors';
import { countedTables } from '../files/preview-counts';
import { useImport } from '../files/use-import';
import { useImportTexts } from '../files/use-import-texts';
import { useNames } from '../shared/use-names';
import { YearLink } from '../shared/year-link';
import { ledgerBook, type LedgerYear } from './ledger-book';
import { useMoney } from './use-money';
import type { UseLedger } from './use-ledger';
import * as styles from '../invoices/invoices.module.css';

const maxNameLength = 200;
const shownSuppliers = 10;

/** The result of the list: previewed by the server, then imported as a whole. */
export function LedgerResult({ ledger, of }: { ledger: UseLedger; of: LedgerYear }) {
  const { t } = useTranslation('carbon-ledger');
  const { locale } = useLocale();
  const { figure, percent } = useFigures();
  const names = useNames();
  const money = useMoney();
  const texts = useImportTexts();
  const isConnected = useConnection() === 'connected';
  const { state, look, take } = useImport();
  const [looked, setLooked] = useViewOption<LedgerPlan | undefined>(undefined);
  const { cents, sectors, suppliers, others, open } = ledger.plan;
  const matches = ledger.matches.length;
  // A preview of older choices is outdated.
  const preview = 'preview' in state && looked === ledger.plan ? state.preview : undefined;
  const isBusy = state.step === 'reading' || state.step === 'importing';
  const isTooMuch = cents / 100_000 > of.turnover;
  const isReady = isConnected && !isBusy && cents > 0 && open.length === 0 && matches === 0 && !isTooMuch;

  async function prepare() {
    ledger.remember();
    setLooked(ledger.plan);
    const name = `${ledger.opened?.name.replace(/\.\w+$/, '') ?? ''}.xlsx`.slice(-maxNameLength);
    await look(new File([await writeSheets(ledgerBook(ledger.plan, of))], name));
  }

  return (
    <Card title={t('result.title', { year: of.year })}>
      <div className={styles.stack}>
        <p>
          <strong>{money(cents, of.currency)}</strong> {t('result.suppliers', { count: suppliers.length })}{' '}
          {others.length > 0 && t('result.others', { count: others.length })}
        </p>
        <ul className={styles.lines}>
          {sectors.map((sector) => (
            <li key={sector.sectorId} className={styles.line}>
              <span className={styles.facts}>{names.sector(sector.sectorId)}</span>
              <span className={styles.amount}>
                {money(sector.cents, of.currency)} · {percent((sector.cents / cents) * 100)}
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.hint}>
          {enumerated(
            suppliers.slice(0, shownSuppliers).map(({ supplier }) => supplier),
            locale,
          )}
        </p>
        {open.length > 0 && <Notice tone="info">{t('result.open', { count: open.length })}</Notice>}
        {matches > 0 && <Notice tone="info">{t('result.unanswered', { count: matches })}</Notice>}
        {isTooMuch && (
          <Notice tone="caution">
            {t('result.tooMuch', { turnover: figure(of.turnover, 'exact'), currency: of.currency })}
          </Notice>
        )}
        {(of.distributions.length > 0 || of.suppliers.length > 0) && (
          <Notice tone="info">{t('result.replaces', { year: of.year })}</Notice>
        )}
        {state.step === 'failed' && <Notice tone="negative">{texts.fault(state.fault)}</Notice>}
        {preview && (
          <>
            {countedTables(preview).map(({ table, create, update, same }) => (
              <p key={table}>{t('result.counts', { table: texts.table(table), create, update, same })}</p>
            ))}
            {preview.errorCount > 0 && <ImportErrors preview={preview} />}
          </>
        )}
        <StatusRegion>
          {state.step === 'done' && (
            <Notice
              tone="positive"
              title={t('result.done', { count: state.record.changes })}
              actions={
                <YearLink year={of.year} page="update" section="distribution" look={{ size: 'small' }}>
                  {t('toYear', { year: of.year })}
                </YearLink>
              }
            />
          )}
        </StatusRegion>
        <div className={styles.bar}>
          {preview && preview.errorCount === 0 ? (
            <Button
              variant="primary"
              disabled={!isReady}
              onClick={() => void take({ refused: false, repeated: false })}
            >
              {t('result.take')}
            </Button>
          ) : (
            <Button variant="primary" disabled={!isReady} onClick={() => void prepare()}>
              {t('result.look')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
