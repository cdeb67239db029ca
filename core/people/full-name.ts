/**
 * Chinese characters (CJK Unified Ideographs and Extension A) and Korean syllables, for which the family name comes
 * first.
 */
const familyFirst = /^[\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af]+$/u;

/**
 * A person's name in the order of its script: `王小明`, `Anna Berger`. The reader's language does not matter. `full_name`
 * in the database (migration 028) follows the same rule.
 */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return familyFirst.test(firstName + lastName) ? lastName + firstName : `${firstName} ${lastName}`.trim();
}
