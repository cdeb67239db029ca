import { useTranslation } from 'react-i18next';
import { companyFields } from '../../../core/company/company-fields';

/** The audit trail uses the API's names for the fields of a company. */
const companyNames = Object.fromEntries(
  Object.entries(companyFields).map(([name, { wire }]) => [wire as string, name]),
);

/** The label for a field of the audit trail; answers are fields of the form `question/id`. */
export function useFieldName(): (field: string) => string {
  const { t } = useTranslation('account');
  const text = (key: string, otherwise: string): string => t([key] as never, { defaultValue: otherwise });
  const ofYear = (year: string): string => t(['assessment:footprint.ofYear'] as never, { year });
  return (field) => {
    const [kind, id = '', member] = field.split('/');
    const part = (group: string) => (member ? ` – ${text(`assessment:${group}.${member}`, member)}` : '');
    switch (kind) {
      case 'question':
        return text(`questions:items.${id}.label`, text(`questions:retired.${id}`, id));
      case 'measure':
        return `${text(`questions:measures.${id}.label`, id)}${part('measure')}`;
      case 'footprint':
        return `${ofYear(id)}${part('footprint')}`;
      case 'reduction':
        return `${text('assessment:target.title', id)}${part('target')}`;
      case 'value':
        return `${text(`vsme:concepts.${id}`, id)}${member ? ` – ${text(`vsme:members.${member}`, member)}` : ''}`;
      case 'line':
        return field.slice('line/'.length);
      case 'omission':
        return `${text(`vsme:sections.${id}`, id)}${member ? ` – ${text(`audit.fields.${member}`, member)}` : ''}`;
      case 'sharesAnswers':
        return t(['audit.sharesAnswers'] as never, { section: text(`questions:sections.${id}`, id) });
      case 'sharesReport':
        return t(['audit.sharesReport'] as never, { year: id });
      case 'asksFor':
        return text(`audit.asksFor.${id}`, field);
      default:
        return field in companyNames
          ? text(`registration:fields.${companyNames[field]}`, field)
          : text(`audit.fields.${field}`, field);
    }
  };
}
