import { useTranslation } from 'react-i18next';
import { assuranceLevels } from '../../../../core/terms/assurance-levels';
import { FormDialog } from '../../../components/form/form-dialog';
import { RefusedNotice } from '../../../components/ui/refused-notice';
import { SelectField } from '../../../components/form/select-field';
import { TextField } from '../../../components/form/text-field';
import { Facts } from '../../../components/layout/facts';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useToday } from '../../../lib/timing/use-today';
import * as fields from '../shared/fields.module.css';
import * as styles from './verification.module.css';
import { scopes } from '../shared/inventory';
import { verificationSubject } from './verification-edits';
import { useVerificationForm, type VerificationFormOptions } from './use-verification-form';

const maxTextLength = 200;

/** Who has verified a year's account, and the figures that this refers to. */
export function VerificationDialog(options: VerificationFormOptions) {
  const { t } = useTranslation('carbon-results');
  const { tons } = useFigures();
  const form = useVerificationForm(options);
  const { tonnes } = form.values.seen;
  const today = useToday();
  const inTons = (value: number) => t('carbon:tons', { value: tons(value) });
  return (
    <FormDialog
      placement="drawer"
      title={t('verification.form', { year: options.year })}
      form={form}
      className={fields.fields}
      confirm={t('verification.save')}
      onClose={options.onClose}
    >
      <RefusedNotice subject={verificationSubject(options.year)} />
      <p className={fields.hint}>{t('verification.hint')}</p>
      <TextField
        label={t('verification.fields.provider')}
        hint={t('verification.fields.providerHint')}
        maxLength={maxTextLength}
        {...form.field('provider')}
      />
      <SelectField
        label={t('verification.fields.assurance')}
        options={assuranceLevels.map((value) => ({ value, label: t(`verification.levels.${value}`) }))}
        {...form.field('assurance')}
      />
      <TextField
        label={t('verification.fields.standard')}
        optional={t('verification.fields.optional')}
        hint={t('verification.fields.standardHint')}
        maxLength={maxTextLength}
        {...form.field('standard')}
      />
      <TextField
        type="date"
        label={t('verification.fields.completedOn')}
        max={today}
        {...form.field('completedOn')}
      />
      <div>
        <h3 className={styles.title}>{t('verification.figures')}</h3>
        <p className={fields.hint}>{t('verification.figuresHint')}</p>
      </div>
      <Facts
        areFigures
        facts={[
          ...scopes.map((scope) => ({ name: t(`carbon:scope.${scope}`), value: inTons(tonnes[scope]) })),
          { name: t('totals.title'), value: inTons(tonnes.total) },
        ]}
      />
    </FormDialog>
  );
}
