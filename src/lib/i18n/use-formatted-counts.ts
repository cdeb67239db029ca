import { useTranslation } from 'react-i18next';
import { formattedCounts } from '../../../core/i18n/counts';

/** Texts below show counts formatted. The language plugin's options are JSON and can hold no function. */
export function useFormattedCounts(): void {
  const { i18n } = useTranslation();
  Object.assign(i18n.services.interpolator, formattedCounts);
}
