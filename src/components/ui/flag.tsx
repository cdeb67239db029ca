import { flagCode } from '../../../core/countries/flag-code';
import { FlagImage } from './flag-image';

/** The flag of a country in any of its spellings. If all codes have two letters, `FlagImage` is enough. */
export function Flag({ country }: { country: string }) {
  return <FlagImage file={flagCode(country)} />;
}
