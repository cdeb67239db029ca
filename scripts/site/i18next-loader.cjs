/**
 * A webpack loader for i18next: its tables of plurals for browsers without `Intl.PluralRules`, which this product does
 * not run in, would be loaded by every page.
 */
const tables = [/var sets = \[\{[\s\S]*?\n\}\];/, /var _rulesPluralsTypes = \{[\s\S]*?\n\};/];

module.exports = function withoutPluralTables(source) {
  return tables.reduce((text, table) => {
    if (!table.test(text))
      throw new Error('i18next has changed: see whether scripts/site/i18next-loader.cjs still has a use.');
    return text.replace(table, (found) =>
      found.includes('= [') ? 'var sets = [];' : 'var _rulesPluralsTypes = {};',
    );
  }, source);
};
