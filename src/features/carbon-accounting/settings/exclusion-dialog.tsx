import { useTranslation } from 'react-i18next';
import type { Boundary } from '../../../../core/contracts/ca-boundary';
import { CheckField } from '../../../components/form/check-field';
import { FormDialog } from '../../../components/form/form-dialog';
import { RefusedNotice } from '../../../components/ui/refused-notice';
import { SelectField } from '../../../components/form/select-field';
import { TextAreaField } from '../../../components/form/text-area-field';
import { TextField } from '../../../components/form/text-field';
import { useBoundaryNames } from '../boundary/use-boundary-names';
import * as styles from '../shared/fields.module.css';
import { boundarySubject } from './boundary-edits';
import type { BoundaryEdit } from './use-boundary-edit';
import { useExclusionForm } from './use-exclusion-form';

interface ExclusionDialogProps {
  boundary: Boundary;
  /** Index of the exclusion to edit; undefined for a new one. */
  index: number | undefined;
  onSave: BoundaryEdit['save'];
  onClose: () => void;
}

const categories = Array.from({ length: 15 }, (_, index) => index + 1);

/** Something that the accounts exclude, with the reason. */
export function ExclusionDialog({ boundary, index, onSave, onClose }: ExclusionDialogProps) {
  const { t } = useTranslation('carbon-boundary');
  const names = useBoundaryNames();
  const form = useExclusionForm(boundary, index, onSave, onClose);
  const { value, ...whole } = form.field('isWhole');
  return (
    <FormDialog
      title={t(index === undefined ? 'exclusions.add' : 'exclusions.change')}
      form={form}
      className={styles.fields}
      confirm={t('save')}
      onClose={onClose}
    >
      <RefusedNotice subject={index === undefined ? undefined : boundarySubject} />
      <TextField
        label={t('exclusions.name')}
        hint={t('exclusions.nameHint')}
        maxLength={200}
        {...form.field('name')}
      />
      <SelectField
        label={t('exclusions.category')}
        options={[
          { value: '', label: t('exclusions.noCategory') },
          ...categories.map((category) => ({ value: String(category), label: names.category(category) })),
        ]}
        {...form.field('category')}
      />
      {form.values.category !== '' && <CheckField {...whole} checked={value} label={t('exclusions.whole')} />}
      <TextAreaField
        label={t('exclusions.reason')}
        hint={t('exclusions.reasonHint')}
        maxLength={1000}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
