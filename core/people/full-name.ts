/** Chinese characters (CJK Unified Ideographs and Extension A) and Korean syllables: there the family name comes first. */
const familyFirst = /^[\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af]+$/u;

/**
 * A person's name as its own script writes it: `王小明`, `Anna Berger`. The language that it is read in changes nothing.
 * `full_name` in the database (migration 028) follows the same rule.
 */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return familyFirst.test(firstName + lastName) ? lastName + firstName : `${firstName} ${lastName}`.trim();
}
