import { useTranslation } from 'react-i18next';
import type { Disclosure } from '../../../core/terms/disclosures';

/** B3; none for sections beyond the disclosures. */
const codeOf = (disclosure: Disclosure): string => (/\d/u.test(disclosure) ? disclosure : '');

/** The name of a disclosure with its number. */
export function useDisclosureName(): (disclosure: Disclosure) => string {
  const { t } = useTranslation('sustainability-report');
  return (disclosure) => [codeOf(disclosure), t(`disclosures.${disclosure}`)].filter(Boolean).join(' ');
}
