/**
 * A webpack loader for Gatsby's navigation, which tells screen readers "Navigated to" with the heading of the new page:
 * the heading alone says it in the language of the page.
 */
const announcement = '`Navigated to ${pageName}`';

module.exports = function withoutEnglish(source) {
  if (!source.includes(announcement))
    throw new Error('Gatsby has changed: see whether scripts/site/announcer-loader.cjs still has a use.');
  return source.replace(announcement, 'pageName');
};
