import { useTranslation } from 'react-i18next';
import type { Disclosure } from '../../../../core/vsme/taxonomy';
import { codeOf } from '../disclosure-theme';

/** The name of a disclosure with its number. */
export function useDisclosureName(): (disclosure: Disclosure) => string {
  const { t } = useTranslation('sustainability-report');
  return (disclosure) => [codeOf(disclosure), t(`disclosures.${disclosure}`)].filter(Boolean).join(' ');
}
