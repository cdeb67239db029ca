/**
 * A webpack loader for Gatsby's navigation, which announces "Navigated to" and the heading of the new page to screen
 * readers. The heading alone is in the language of the page.
 */
const announcement = '`Navigated to ${pageName}`';

module.exports = function withoutEnglish(source) {
  if (!source.includes(announcement))
    throw new Error('Gatsby has changed: see whether scripts/site/announcer-loader.cjs still has a use.');
  return source.replace(announcement, 'pageName');
};
