/** The text key of a level above an activity: `Heat and cooling` is `heatAndCooling`. */
export function levelKey(english: string): string {
  const words = english.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .map((word) => word.toLowerCase())
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
}
