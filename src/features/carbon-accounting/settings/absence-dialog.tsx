import { useTranslation } from 'react-i18next';
import { accountParts } from '../../../../core/terms/boundary-terms';
import type { Boundary } from '../../../../core/contracts/ca-boundary';
import { ChoiceGroup } from '../../../components/form/choice-group';
import { FormDialog } from '../../../components/form/form-dialog';
import { RefusedNotice } from '../../../components/ui/refused-notice';
import { TextAreaField } from '../../../components/form/text-area-field';
import { useBoundaryNames } from '../boundary/use-boundary-names';
import * as styles from '../shared/fields.module.css';
import { useAbsenceForm } from './use-absence-form';
import { boundarySubject } from './boundary-edits';
import type { BoundaryEdit } from './use-boundary-edit';

interface AbsenceDialogProps {
  boundary: Boundary;
  /** Index of the absence to edit; undefined for a new one. */
  index: number | undefined;
  onSave: BoundaryEdit['save'];
  onClose: () => void;
}

/** Scopes and categories in which the company has no emissions, with the reason; each is stated once. */
export function AbsenceDialog({ boundary, index, onSave, onClose }: AbsenceDialogProps) {
  const { t } = useTranslation('carbon-boundary');
  const names = useBoundaryNames();
  const form = useAbsenceForm(boundary, index, onSave, onClose);
  const stated = new Set(
    form.values.seen.absences.flatMap((absence, each) => (each === index ? [] : absence.parts)),
  );
  return (
    <FormDialog
      placement="drawer"
      title={t(index === undefined ? 'absences.add' : 'absences.change')}
      form={form}
      className={styles.fields}
      confirm={t('save')}
      onClose={onClose}
    >
      <RefusedNotice subject={index === undefined ? undefined : boundarySubject} />
      <ChoiceGroup
        kind="many"
        label={t('absences.parts')}
        hint={t('absences.partsHint')}
        options={accountParts
          .filter((part) => !stated.has(part))
          .map((part) => ({ value: part, label: names.part(part) }))}
        {...form.field('parts')}
      />
      <TextAreaField
        label={t('exclusions.reason')}
        hint={t('absences.reasonHint')}
        maxLength={1000}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
