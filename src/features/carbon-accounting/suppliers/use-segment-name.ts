import { useTranslation } from 'react-i18next';
import type { EmissionResult } from '../../../../core/contracts/ca-emission-results';
import { useNames } from '../shared/use-names';

/**
 * The segment, sector and country, that a row's supplier answered or was asked for; empty if it is not
 * linked.
 */
export function useSegmentName({
  supplierLinkingBusinessSegmentSector: sector,
  supplierLinkingBusinessSegmentCountry: country,
}: EmissionResult): string {
  const { t } = useTranslation('sectors');
  const names = useNames();
  return [sector && t([sector], { defaultValue: sector }), country && names.country(country)]
    .filter(Boolean)
    .join(', ');
}
