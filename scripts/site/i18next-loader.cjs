/**
 * A webpack loader for i18next. It removes what every page would load and this product does not use: the plural tables
 * for browsers without `Intl.PluralRules`, and the formatter, since core/i18n/counts.ts formats the counts in texts.
 */
const unused = [
  [/var sets = \[\{[\s\S]*?\n\}\];/, 'var sets = [];'],
  [/var _rulesPluralsTypes = \{[\s\S]*?\n\};/, 'var _rulesPluralsTypes = {};'],
  [/function parseFormatStr\([\s\S]*?\nvar Formatter = [\s\S]*?\n\}\(\);/, ''],
  ['formatter = Formatter;', ''],
];

module.exports = function withoutUnusedParts(source) {
  return unused.reduce((text, [part, instead]) => {
    const shorter = text.replace(part, instead);
    if (shorter === text)
      throw new Error('i18next has changed: see whether scripts/site/i18next-loader.cjs still has a use.');
    return shorter;
  }, source);
};
