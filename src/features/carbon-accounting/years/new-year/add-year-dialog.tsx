import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form/form-dialog';
import { SelectField } from '../../../../components/form/select-field';
import { Notice } from '../../../../components/ui/notice';
import { useConnection } from '../../../../lib/api/use-connection';
import { useThisYear } from '../../../../lib/timing/use-today';
import type { YearOverview } from '../../../../domain/carbon/years-api';
import { useErrorText } from '../../shared/use-error-text';
import { useNewYearForm } from './use-new-year-form';
import { freeYears, sourceOf } from './new-year';
import * as styles from '../shared/dialogs.module.css';

interface AddYearDialogProps {
  years: readonly YearOverview[];
  onClose: () => void;
}

const optionsOf = (texts: ReadonlySet<string>) => [...texts].map((value) => ({ value, label: value }));

/** Creates a year, empty or with the figures of another. */
export function AddYearDialog({ years, onClose }: AddYearDialogProps) {
  const { t } = useTranslation('carbon');
  const isConnected = useConnection() === 'connected';
  const textOf = useErrorText();
  const form = useNewYearForm(years, onClose);
  const { year } = form.values;
  const from = sourceOf(years, form.values);
  const canCopy = isConnected || from === '';
  // The chosen year stays in the list even if somebody else has added it.
  const free = new Set([...freeYears(years, useThisYear()).map(String), year]);

  return (
    <FormDialog
      title={t('add.title')}
      form={form}
      className={styles.fields}
      confirm={t('add.confirm')}
      disabled={!canCopy}
      onClose={onClose}
    >
      {form.failure && (
        <Notice tone="negative" title={t('add.failed', { year })}>
          {textOf(form.failure, t('errors.unexpected'))}
        </Notice>
      )}
      {!canCopy && <Notice tone="info">{t('add.needsConnection')}</Notice>}
      <SelectField label={t('columns.year')} options={optionsOf(free)} {...form.field('year')} />
      {years.length > 0 && (
        <SelectField
          label={t('add.from')}
          hint={t('add.fromHint')}
          options={[
            { value: '', label: t('add.empty') },
            ...years.map((each) => ({
              value: String(each.year),
              label: t('add.copyOf', { year: each.year }),
            })),
          ]}
          {...form.field('from')}
          value={from}
        />
      )}
    </FormDialog>
  );
}
