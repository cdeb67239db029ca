import { useTranslation } from 'react-i18next';
import { adaptInterpolation } from '../../../core/i18n/adapt-interpolation';

/** Adapts the texts below. The language plugin's options are JSON and can hold no function. */
export function useAdaptedTexts(): void {
  const { i18n } = useTranslation();
  adaptInterpolation(i18n);
}
