const opened = /\b(d|qu)e \{\{\s*(\w+)\s*\}\}/giu;
/** Neither y nor h: both are elided before some names only. */
const vowel = /^[aeiouàâäéèêëîïôöùûüœæ]/iu;

/**
 * A French text with `de` and `que` elided before placeholders that are filled with a word that begins with a vowel:
 * `Demande d’{{customer}}`.
 */
export const elided = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(opened, (whole, start: string, name: string) => {
    const value = values[name];
    return typeof value === 'string' && vowel.test(value) ? `${start}’{{${name}}}` : whole;
  });
