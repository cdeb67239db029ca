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
import { useConnection } from '../../../lib/api/use-connection';
import { unchecked } from '../../../lib/forms/rules';
import { useDraftForm } from '../../../lib/forms/use-draft-form';
import { useDraftStore } from '../../../lib/forms/use-draft-store';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useProjectId } from '../../../lib/session/use-session';
import { useCreateReportMutation } from '../api';
import { freeYears } from '../free-years';
import { reportPath } from '../paths';
import * as styles from './reports.module.css';

interface BeginValues {
  year: string;
  module: ReportModule;
}

/** Begins the report of a year, in the module that is chosen. What it is filled in with, the server knows. */
export function BeginReport({ reports }: { reports: readonly ReportSummary[] }) {
  const { t } = useTranslation('sustainability-report');
  const { pathTo } = useLocale();
  const projectId = useProjectId();
  const isConnected = useConnection() === 'connected';
  const [begin] = useCreateReportMutation();
  const years = freeYears(reports, new Date());
  const draft = useDraftStore<BeginValues>('sustainabilityReport');
  const first = String(years[0] ?? '');
  const module = reports[0]?.module ?? 'basic';
  const stored = useMemo((): BeginValues => ({ year: first, module }), [first, module]);
  const form = useDraftForm<BeginValues, ApiError>({
    draft,
    stored,
    check: unchecked,
    faultText: () => '',
    async onSubmit(values, { saved, failed }) {
      if (projectId === undefined) return;
      const year = Number(values.year);
      const { error } = await begin({ projectId, data: { year, module: values.module } });
      if (error) return failed(error as ApiError);
      saved();
      void navigate(pathTo(reportPath(year)));
    },
  });
  const { value, onChange } = form.field('module');
  return (
    <Card title={t('begin.title')}>
      <form {...form.formProps} className={styles.begin}>
        {form.failure && <Notice tone="negative">{t('begin.failed')}</Notice>}
        <SelectField
          label={t('begin.year')}
          options={years.map((each) => ({ value: String(each), label: String(each) }))}
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
          onChange={([next]) => onChange(next === 'comprehensive' ? next : 'basic')}
        />
        {!isConnected && <Notice tone="info">{t('begin.needsConnection')}</Notice>}
        <Button type="submit" variant="primary" disabled={form.isSubmitting || !isConnected}>
          {t('begin.confirm', { year: form.values.year })}
        </Button>
      </form>
    </Card>
  );
}
