import { useTranslation } from 'react-i18next';
import { requestedKinds, type RequestedKind } from '../../../../core/terms/requested-items';
import { ChoiceGroup } from '../../../components/form/choice-group';
import type { FieldControl } from '../../../lib/forms/use-draft-form';
import { useRequestedItemNames } from './use-requested-item-names';

/** The items a supplier is asked for. */
export function RequestedItemsField({ value, error, onChange }: FieldControl<readonly RequestedKind[]>) {
  const { t } = useTranslation('supply-chain');
  const names = useRequestedItemNames();
  return (
    <ChoiceGroup
      kind="many"
      label={t('fields.wanted')}
      hint={t('fields.wantedHint')}
      error={error}
      value={value}
      options={requestedKinds.map((kind) => ({ value: kind, label: names[kind] }))}
      onChange={(chosen) => onChange(requestedKinds.filter((kind) => chosen.includes(kind)))}
    />
  );
}
