import { useTranslation } from 'react-i18next';
import type { EmissionResult } from '../../../../core/contracts/ca-emission-results';
import { enumerated } from '../../../../core/i18n/intl';
import { useLocale } from '../../../lib/i18n/use-locale';
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
  const { locale } = useLocale();
  const names = useNames();
  const parts = [sector && t([sector], { defaultValue: sector }), country && names.country(country)];
  return enumerated(
    parts.filter((part): part is string => Boolean(part)),
    locale,
  );
}
