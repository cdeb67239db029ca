/**
 * A webpack loader for i18next. It removes the plural tables for browsers without `Intl.PluralRules`, which this
 * product does not support; every page would load them.
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
