import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountingSettings } from '../../../../core/contracts/ca-settings';
import { currencyNames } from '../../../../core/i18n/intl';
import * as formStyles from '../../../components/form/form.module.css';
import { SelectField } from '../../../components/form/select-field';
import { Notice } from '../../../components/ui/notice';
import { UnsentMark } from '../../../components/ui/unsent-mark';
import type { ApiError } from '../../../lib/api/api-error';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useEdit } from '../../../lib/outbox/use-edit';
import { useProjectId } from '../../../lib/session/use-session';
import { useAccess } from '../shared/use-access';
import { refusalKey } from '../../../lib/api/refusal-keys';
import { useErrorText } from '../shared/use-error-text';
import { chooseCurrency } from './settings-edits';

/** The currency of the books, saved when it is chosen. */
export function CurrencyField({ settings }: { settings: AccountingSettings }) {
  const { t } = useTranslation('carbon-settings');
  const { canManage } = useAccess();
  const projectId = useProjectId();
  const save = useEdit(chooseCurrency);
  const textOf = useErrorText();
  const { locale } = useLocale();
  const [failure, setFailure] = useState<ApiError>();
  const { currency, currencies, version } = settings;
  const options = useMemo(() => {
    const names = currencyNames(locale);
    return currencies.map((code) => ({ value: code, label: `${code} – ${names.of(code) ?? code}` }));
  }, [currencies, locale]);

  async function choose(chosen: string) {
    setFailure(undefined);
    if (projectId === undefined) return;
    const outcome = await save({ projectId, currency: chosen, version });
    if (outcome.status === 'refused') setFailure(outcome.error);
  }

  const known = failure && refusalKey('currency', failure.code);
  return (
    <>
      {failure && (
        <Notice tone="negative" title={t('currency.refused')}>
          {known ? t(known) : textOf(failure, t('currency.failed'))}
        </Notice>
      )}
      <div className={formStyles.single}>
        <SelectField
          label={t('currency.label')}
          hint={t('currency.hint')}
          value={currency}
          options={options}
          disabled={!canManage}
          onChange={(chosen) => void choose(chosen)}
        />
      </div>
      <UnsentMark subject="accounting-settings" />
    </>
  );
}
