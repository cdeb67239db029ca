import type { Facts } from '../../../core/vsme/facts';
import type { Taxonomy } from '../../../core/vsme/taxonomy';

/**
 * Whether a dependent value is asked for: after a yes, after "other", and always below a number. Values
 * entered before stay visible.
 */
export function isAsked(
  concept: string,
  completes: string | undefined,
  facts: Facts,
  { concepts }: Pick<Taxonomy, 'concepts'>,
): boolean {
  if (completes === undefined || facts.has(concept)) return true;
  const answer = facts.get(completes)?.value;
  switch (concepts.get(completes)?.type) {
    case 'boolean':
      return answer === true;
    case 'enumeration':
    case 'enumerationSet':
      return [answer ?? []].flat().some((option) => String(option).startsWith('Other'));
    default:
      return true;
  }
}
