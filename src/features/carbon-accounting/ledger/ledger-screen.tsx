import { useTranslation } from 'react-i18next';
import { isSheetName } from '../../../../core/devices/opened-files';
import { Card, Page } from '../../../components/layout/page';
import { SelectField } from '../../../components/form/select-field';
import { FileButton } from '../../../components/ui/file-button';
import { LoadFailure } from '../../../components/ui/load-failure';
import { Notice } from '../../../components/ui/notice';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { useViewOption } from '../../../lib/forms/use-view-option';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useConnection } from '../../../lib/api/use-connection';
import { useProjectId } from '../../../lib/session/use-session';
import { sheetTypes } from '../../../lib/sheets/sheet-types';
import { ImportHistory } from '../files/import-history';
import { useOpenedFiles } from '../invoices/use-opened-files';
import { ReadOnlyNotice } from '../shared/read-only-notice';
import { useAccess } from '../shared/use-access';
import { useYears } from '../shared/use-years';
import { YearLink } from '../shared/year-link';
import { FromInvoices } from './from-invoices';
import { LedgerAccounts } from './ledger-accounts';
import { LedgerColumnsCard } from './ledger-columns-card';
import { LedgerInvite } from './ledger-invite';
import { LedgerMatches } from './ledger-matches';
import { LedgerResult } from './ledger-result';
import { useLedger } from './use-ledger';
import { useLedgerYear } from './use-ledger-year';
import * as styles from '../invoices/invoices.module.css';

interface LedgerScreenProps {
  /** How many files that were opened with the app the device had no room for. */
  notStored?: number;
}

/**
 * Turns the creditor list of any accounting software into a year's distribution and its largest suppliers.
 */
export function LedgerScreen({ notStored = 0 }: LedgerScreenProps) {
  const { t } = useTranslation('carbon-ledger');
  const { pathTo } = useLocale();
  const { canManage } = useAccess();
  const isConnected = useConnection() === 'connected';
  const projectId = useProjectId() ?? 0;
  const { years = [] } = useYears();
  const [chosen, setChosen] = useViewOption<number | undefined>(undefined);
  const newest = years[0]?.year;
  const year = years.some((each) => each.year === chosen) ? chosen : newest;
  const of = useLedgerYear(year);
  // The year of an open list stays when a colleague adds a newer one.
  const ledger = useLedger(of, () => setChosen(year));
  useOpenedFiles({
    isActive: canManage,
    isOwn: ({ name }) => isSheetName(name),
    read: async ([first]) => first && ledger.open(first),
  });

  return (
    <Page
      parent={{ to: pathTo('/carbon-accounting/'), name: t('carbon:actions.allYears') }}
      title={t('title')}
      intro={t('intro')}
    >
      <ReadOnlyNotice />
      {canManage && !isConnected && <Notice tone="info">{t('offline')}</Notice>}
      {canManage && (
        <Card>
          <div className={styles.stack}>
            {year === undefined ? (
              <NoYear />
            ) : (
              <div className={styles.year}>
                <SelectField
                  label={t('year')}
                  value={String(year)}
                  onChange={(value) => {
                    setChosen(Number(value));
                    ledger.leaveInvoices();
                  }}
                  options={years.map((each) => ({ value: String(each.year), label: String(each.year) }))}
                />
              </div>
            )}
            {year !== undefined && of.isLoaded && of.turnover === 0 && (
              <Notice
                tone="caution"
                actions={
                  <YearLink year={year} page="update" section="spend" look={{ size: 'small' }}>
                    {t('toTurnover')}
                  </YearLink>
                }
              >
                {t('noTurnover', { year })}
              </Notice>
            )}
            <div>
              <FileButton
                accept={sheetTypes}
                disabled={of.turnover === 0}
                onFile={(file) => void ledger.open(file)}
              >
                {t('choose')}
              </FileButton>
            </div>
            {year !== undefined && of.turnover > 0 && <FromInvoices ledger={ledger} of={of} />}
            {notStored > 0 && !ledger.opened && !ledger.hasFailed && (
              <Notice tone="negative">{t('notStored')}</Notice>
            )}
            {ledger.hasFailed && <Notice tone="negative">{t('unreadable')}</Notice>}
          </div>
        </Card>
      )}
      {ledger.opened && of.turnover > 0 && (
        <>
          <LedgerColumnsCard ledger={ledger} />
          <LedgerAccounts ledger={ledger} currency={of.currency} />
          <LedgerMatches ledger={ledger} />
          <LedgerResult key={year} ledger={ledger} of={of} />
          <LedgerInvite ledger={ledger} of={of} />
        </>
      )}
      <ImportHistory projectId={projectId} />
    </Page>
  );
}

function NoYear() {
  const { t } = useTranslation('carbon-ledger');
  const { years, isLoading, retry } = useYears();
  if (years) return <Notice tone="info">{t('noYear')}</Notice>;
  if (isLoading) return <SkeletonLines label={t('carbon:load.loading')} />;
  return <LoadFailure title={t('carbon:load.results')} onRetry={retry} />;
}
