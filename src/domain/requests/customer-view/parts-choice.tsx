import { useTranslation } from 'react-i18next';
import { withholdableParts, type WithholdablePart } from '../../../../core/terms/withholdable-parts';
import { ChoiceGroup } from '../../../components/form/choice-group';

interface PartsChoiceProps {
  customer: string;
  withheld: readonly WithholdablePart[];
  onChange: (withheld: WithholdablePart[]) => void;
}

/** Which parts a customer sees besides the answer itself. */
export function PartsChoice({ customer, withheld, onChange }: PartsChoiceProps) {
  const { t } = useTranslation('customer-view');
  return (
    <ChoiceGroup
      kind="many"
      label={t('choice.legend', { customer })}
      hint={t('choice.hint')}
      value={withholdableParts.filter((part) => !withheld.includes(part))}
      options={withholdableParts.map((part) => ({ value: part, label: t(`choice.${part}`) }))}
      onChange={(parts) => onChange(withholdableParts.filter((part) => !parts.includes(part)))}
    />
  );
}
