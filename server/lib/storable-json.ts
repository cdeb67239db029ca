/** The database stores neither a nul nor half a surrogate pair: each becomes U+FFFD. */
export const storableText = (text: string): string =>
  text.replaceAll('\u0000', '\ufffd').replace(/\p{Surrogate}/gu, '\ufffd');

/** JSON of what others have sent, for the database. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'string' ? storableText(member) : member,
  );
