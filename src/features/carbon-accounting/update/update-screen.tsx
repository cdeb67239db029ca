import { Link } from 'gatsby';
import { Download, FileUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityRecord } from '../../../../core/contracts/ca-activities-data';
import { Card, Page } from '../../../components/layout/page';
import { Button, buttonClass } from '../../../components/ui/button';
import { LoadFailure } from '../../../components/ui/load-failure';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { StaleNotice } from '../../../components/ui/stale-notice';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useForgetRemovedFields } from '../../../lib/forms/use-not-saved';
import { useStableList } from '../../../lib/store/use-stable-list';
import { useFiscalYear } from '../boundary/use-fiscal-year';
import { useYearIntro } from '../boundary/use-period';
import { useAccess } from '../shared/use-access';
import { useCalculation } from '../calculation/use-calculation';
import { figureDrafts } from '../records/use-year-fields';
import { useYearInputs, type YearInputs } from '../records/use-year-inputs';
import { groupSuppliers, purchasesOf } from '../records/inputs';
import { CalculateBar } from '../calculation/calculate-bar';
import { CalculationOutcome } from '../calculation/calculation-outcome';
import { CheckedYear } from '../shared/checked-year';
import { ExportDialog } from '../files/export-dialog';
import { ImportDialog } from '../files/import-dialog';
import { ReadOnlyNotice } from '../shared/read-only-notice';
import { YearLink } from '../shared/year-link';
import { ActivitiesSection } from '../activities/activities-section';
import { DistributionSection } from '../spend/distribution-section';
import { Overlaps } from '../spend/overlaps';
import { isSpendField, SpendSection } from '../spend/spend-section';
import { isSoldField } from '../sharing/sold-field';
import { SuppliersSection } from '../suppliers/suppliers-section';
import { UndoBar } from '../records/undo-bar';

/** The inputs of a year: activities, spend, its sectors and its suppliers. */
export function UpdateScreen({ year }: { year: string | undefined }) {
  return <CheckedYear year={year}>{(checked) => <YearUpdate key={checked} year={checked} />}</CheckedYear>;
}

function YearUpdate({ year }: { year: number }) {
  const { t } = useTranslation('carbon-update');
  const { inputs, isLoading, hasFailed, retry } = useYearInputs(year);
  const { canManage } = useAccess();
  const { pathTo } = useLocale();
  const [calculation, calculate, dismiss] = useCalculation();
  const [opened, setOpened] = useState<'import' | 'export'>();
  const { fiscalYearStart } = useFiscalYear(year);
  const withPeriod = useYearIntro(year, fiscalYearStart);
  const isKnown = inputs !== undefined && !isLoading && !hasFailed;
  useForgetRemovedFields(
    isKnown ? (field) => isSpendField(field) || isSoldField(field) || isAmong(inputs, field) : undefined,
    figureDrafts(year),
  );

  return (
    <Page
      parent={{ to: pathTo('/carbon-accounting/'), name: t('carbon:actions.allYears') }}
      title={t('title', { year })}
      intro={withPeriod(t('intro'))}
      actions={
        <>
          {canManage && (
            <Link to={pathTo('/carbon-accounting/invoices/')} className={buttonClass({})}>
              {t('carbon-files:open.invoices')}
            </Link>
          )}
          {canManage && (
            <Button onClick={() => setOpened('import')}>
              <FileUp size={16} aria-hidden />
              {t('carbon-files:open.import')}
            </Button>
          )}
          <Button onClick={() => setOpened('export')}>
            <Download size={16} aria-hidden />
            {t('carbon-files:open.export')}
          </Button>
          <YearLink year={year} page="results" look={{}}>
            {t('carbon:actions.results')}
          </YearLink>
        </>
      }
    >
      <ReadOnlyNotice />
      <CalculationOutcome
        calculation={calculation}
        year={year}
        onDismiss={dismiss}
        onRetry={(again) => void calculate(again)}
      />
      <CalculateBar
        place="above figures"
        year={year}
        isCalculating={calculation.status === 'running'}
        onCalculate={() => void calculate(year)}
      />
      {inputs && hasFailed && <StaleNotice title={t('carbon:load.inputs', { year })} onRetry={retry} />}
      {!inputs && isLoading && (
        <Card>
          <SkeletonLines label={t('carbon:load.loading')} />
        </Card>
      )}
      {!inputs && !isLoading && <LoadFailure title={t('carbon:load.inputs', { year })} onRetry={retry} />}
      {inputs && (
        <UndoBar year={year} recordExists={(id) => isAmong(inputs, id)}>
          <Inputs year={year} inputs={inputs} />
        </UndoBar>
      )}
      {opened === 'import' && <ImportDialog onClose={() => setOpened(undefined)} />}
      {opened === 'export' && <ExportDialog year={year} part="inputs" onClose={() => setOpened(undefined)} />}
    </Page>
  );
}

const isAmong = ({ activities, distributions, suppliers }: YearInputs, recordId: string) =>
  [activities, distributions, suppliers].some((records) => records.some(({ id }) => id === recordId));

/** Only the section whose records change renders again. */
function useScope(activities: YearInputs['activities'], scope: ActivityRecord['scope']) {
  return useStableList(
    useMemo(() => activities.filter((record) => record.scope === scope), [activities, scope]),
  );
}

function Inputs({ year, inputs }: { year: number; inputs: YearInputs }) {
  const { activities, spend, distributions, suppliers, settings } = inputs;
  const groups = useMemo(() => groupSuppliers(distributions, suppliers), [distributions, suppliers]);
  const purchases = useMemo(() => purchasesOf(spend, settings.currency), [spend, settings]);
  return (
    <>
      <ActivitiesSection year={year} scope="SCOPE1" records={useScope(activities, 'SCOPE1')} />
      <ActivitiesSection year={year} scope="SCOPE2" records={useScope(activities, 'SCOPE2')} />
      <ActivitiesSection year={year} scope="SCOPE3" records={useScope(activities, 'SCOPE3')} />
      <SpendSection year={year} spend={spend} settings={settings} />
      <DistributionSection year={year} distributions={distributions} groups={groups} purchases={purchases} />
      <Overlaps year={year} />
      <SuppliersSection year={year} distributions={distributions} suppliers={suppliers} groups={groups} />
    </>
  );
}
