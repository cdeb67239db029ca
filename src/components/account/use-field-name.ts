import { useTranslation } from 'react-i18next';

/** What a person reads in place of a field of the audit trail; answers are fields of the form `question/id`. */
export function useFieldName(): (field: string) => string {
  const { t } = useTranslation('account');
  const text = (key: string, otherwise: string): string => t([key] as never, { defaultValue: otherwise });
  const ofYear = (year: string): string => t(['assessment:footprint.ofYear'] as never, { year });
  return (field) => {
    const [kind, id = '', member] = field.split('/');
    const part = (group: string) => (member ? ` – ${text(`assessment:${group}.${member}`, member)}` : '');
    switch (kind) {
      case 'question':
        return text(`questions:items.${id}.label`, id);
      case 'measure':
        return `${text(`questions:measures.${id}.label`, id)}${part('measure')}`;
      case 'footprint':
        return `${ofYear(id)}${part('footprint')}`;
      case 'reduction':
        return `${text('assessment:target.title', id)}${part('target')}`;
      default:
        return text(`audit.fields.${field}`, field);
    }
  };
}
