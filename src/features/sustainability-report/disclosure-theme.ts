import { disclosures, type Disclosure } from '../../../core/terms/disclosures';

export const themes = ['general', 'environment', 'social', 'governance'] as const;
export type Theme = (typeof themes)[number];

/** The theme of a disclosure, derived from the order of the taxonomy. */
export function themeOf(disclosure: Disclosure): Theme {
  const place = disclosures.indexOf(disclosure);
  if (place < disclosures.indexOf('B3')) return 'general';
  if (place < disclosures.indexOf('B8')) return 'environment';
  return place < disclosures.indexOf('B11') ? 'social' : 'governance';
}
