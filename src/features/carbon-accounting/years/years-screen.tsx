import { Link } from 'gatsby';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Page } from '../../../components/layout/page';
import { Button, buttonClass } from '../../../components/ui/button';
import { ConnectionHint } from '../../../components/ui/connection-hint';
import { LoadFailure } from '../../../components/ui/load-failure';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { StaleNotice } from '../../../components/ui/stale-notice';
import { useLocale } from '../../../lib/i18n/use-locale';
import { YearsNotices } from '../boundary/years-notices';
import { useAccess } from '../shared/use-access';
import { useCalculation } from '../calculation/use-calculation';
import { useYears } from '../shared/use-years';
import { CalculationOutcome } from '../calculation/calculation-outcome';
import { ImportDialog } from '../files/import-dialog';
import { ReadOnlyNotice } from '../shared/read-only-notice';
import { AddYearDialog } from './new-year/add-year-dialog';
import { CleanUpCard } from '../clean-up/clean-up-card';
import { DeleteYearDialog } from './deletion/delete-year-dialog';
import { EnergyTrend } from './trend/energy-trend';
import { FirstSteps } from './first-steps';
import { Trend } from './trend/trend';
import { YearsTable } from './years-table';

/** Carbon accounting: the years, their results, and the available actions. */
export function YearsScreen() {
  const { t } = useTranslation('carbon');
  const { canManage } = useAccess();
  const { pathTo } = useLocale();
  const { years, isLoading, hasFailed, retry } = useYears();
  const [calculation, calculate, dismiss] = useCalculation();
  const [isAdding, setAdding] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [deleting, setDeleting] = useState<number | null>(null);
  const hasYears = years !== undefined && years.length > 0;

  return (
    <Page
      title={t('main.title')}
      intro={t('main.intro')}
      actions={
        <>
          <Link to={pathTo('/carbon-accounting/products/')} className={buttonClass({})}>
            {t('main.products')}
          </Link>
          <Link to={pathTo('/carbon-accounting/settings/')} className={buttonClass({})}>
            {t('main.settings')}
          </Link>
          {canManage && (
            <Link to={pathTo('/carbon-accounting/invoices/')} className={buttonClass({})}>
              {t('carbon-files:open.invoices')}
            </Link>
          )}
          {canManage && (
            <Button onClick={() => setImporting(true)}>
              <FileUp size={16} aria-hidden />
              {t('carbon-files:open.import')}
            </Button>
          )}
          {canManage && years?.length !== 0 && (
            <Button variant="primary" disabled={!years} onClick={() => setAdding(true)}>
              {t('main.addYear')}
            </Button>
          )}
        </>
      }
    >
      <ReadOnlyNotice />
      <CalculationOutcome
        calculation={calculation}
        onDismiss={dismiss}
        onRetry={(year) => void calculate(year)}
      />
      {years && hasFailed && <StaleNotice title={t('load.results')} onRetry={retry} />}
      {!years && isLoading && (
        <Card>
          <SkeletonLines label={t('load.loading')} />
        </Card>
      )}
      {!years && !isLoading && <LoadFailure title={t('load.results')} onRetry={retry} />}
      {years?.length === 0 && <FirstSteps onStart={canManage ? () => setAdding(true) : undefined} />}
      {hasYears && (
        <>
          <YearsNotices years={years} />
          <Trend years={years} />
          <EnergyTrend years={years} />
          {canManage && <ConnectionHint>{t('main.needsConnection')}</ConnectionHint>}
          <YearsTable
            years={years}
            calculating={calculation.status === 'running' ? calculation.year : undefined}
            onCalculate={(year) => void calculate(year)}
            onDelete={setDeleting}
          />
          {canManage && <CleanUpCard />}
        </>
      )}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      {isAdding && <AddYearDialog years={years ?? []} onClose={() => setAdding(false)} />}
      {deleting !== null && <DeleteYearDialog year={deleting} onClose={() => setDeleting(null)} />}
    </Page>
  );
}
