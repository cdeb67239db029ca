import { navigate } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useMemo } from 'react';
import type { ReportSummary } from '../../../../core/contracts/sustainability-report';
import type { ReportModule } from '../../../../core/vsme/taxonomy';
import { ChoiceGroup } from '../../../components/form/choice-group';
import { SelectField } from '../../../components/form/select-field';
import { Card } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import type { ApiError } from '../../../lib/api/api-error';
import { noValidation } from '../../../lib/forms/rules';
import { useDraftForm } from '../../../lib/forms/use-draft-form';
import { useDraftStore } from '../../../lib/forms/use-draft-store';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useThisYear } from '../../../lib/timing/use-today';
import { reportPath } from '../paths';
import { freeYears } from './free-years';
import * as styles from './reports.module.css';
import { useBeginReport } from './use-years';

interface BeginValues {
  year: string;
  module: ReportModule;
}

/** Starts the report of a year in the chosen module. */
export function BeginReport({ reports }: { reports: readonly ReportSummary[] }) {
  const { t } = useTranslation('sustainability-report');
  const { pathTo } = useLocale();
  const begin = useBeginReport(reports);
  const years = freeYears(reports, useThisYear());
  const draft = useDraftStore<BeginValues>('sustainabilityReport');
  const first = String(years[0] ?? '');
  const module = reports[0]?.module ?? 'basic';
  const stored = useMemo((): BeginValues => ({ year: first, module }), [first, module]);
  const form = useDraftForm<BeginValues, ApiError>({
    draft,
    stored,
    check: noValidation,
    faultText: () => '',
    async onSubmit(values, { saved, failed }) {
      const year = Number(values.year);
      const outcome = await begin(year, values.module);
      if (outcome.status === 'refused') return failed(outcome.error);
      saved();
      void navigate(pathTo(reportPath(year)));
    },
  });
  const { value, onChange } = form.field('module');
  return (
    <Card title={t('begin.title')}>
      <form {...form.formProps} className={styles.begin}>
        {form.failure && (
          <Notice tone="negative">
            {t(form.failure.code === 'STALE_VERSION' ? 'begin.meanwhile' : 'begin.failed')}
          </Notice>
        )}
        <SelectField
          label={t('begin.year')}
          // The chosen year stays in the list even if somebody else has begun its report.
          options={[...new Set([...years.map(String), form.values.year])].map((each) => ({
            value: each,
            label: each,
          }))}
          {...form.field('year')}
        />
        <ChoiceGroup
          kind="one"
          label={t('begin.module')}
          hint={t('begin.moduleHint')}
          value={[value]}
          options={(['basic', 'comprehensive'] as const).map((each) => ({
            value: each,
            label: t(`module.${each}`),
          }))}
          onChange={([next = 'basic']) => onChange(next)}
        />
        <Button type="submit" variant="primary" disabled={form.isSubmitting}>
          {t('begin.confirm', { year: form.values.year })}
        </Button>
      </form>
    </Card>
  );
}
