import type { HeadProps } from 'gatsby';
import { site } from '../../../site.config';
import { defaultLocale, locales, type Locale } from '../../../core/i18n/locales';
import { toPath } from '../../../core/i18n/localized-path';
import { readTexts, type TextNode } from './page-texts';

/** The result of a page's query: `...PageTexts`. */
export interface PageTexts {
  locales: { edges: { node: TextNode }[] };
}

export interface PageContext {
  language: Locale;
  i18n: { originalPath: string };
}

type PageHeadProps = HeadProps<PageTexts, PageContext> & {
  /** The key of the page title, `namespace:key`; the product's name is appended. */
  titleKey: string;
  /** What the page of this address is about, such as a segment's name; otherwise the year of the address, if it has one. */
  subject?: string | undefined;
  /** The key of the page description; public pages have one. */
  descriptionKey?: string;
  /** For pages that search engines should not list. */
  noIndex?: boolean;
};

/** The build does not know the year of a page for all years. */
const isYear = (year: string | undefined): boolean => /^\d{4}$/.test(year ?? '');

/**
 * The head of a page; its title begins with its subject, or with the year of its address, so that tabs can be told apart. Search engines
 * require absolute addresses, so the canonical address and its translations are included only if the build knows the
 * site's origin (GATSBY_SITE_URL).
 */
export function PageHead({
  data,
  pageContext,
  params,
  titleKey,
  subject,
  descriptionKey,
  noIndex = false,
}: PageHeadProps) {
  const t = readTexts(data.locales.edges.map(({ node }) => node));
  const { language, i18n } = pageContext;
  const { year } = params;
  const origin = process.env['GATSBY_SITE_URL']?.replace(/\/$/, '');
  const address = (locale: Locale) => `${origin}${toPath(i18n.originalPath, locale)}`;
  return (
    <>
      <html lang={language} />
      <title>{[subject ?? (isYear(year) && year), t(titleKey), site.name].filter(Boolean).join(' · ')}</title>
      {descriptionKey && <meta name="description" content={t(descriptionKey)} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {origin && !noIndex && (
        <>
          <link rel="canonical" href={address(language)} />
          <link rel="alternate" hrefLang="x-default" href={address(defaultLocale)} />
          {locales.map((locale) => (
            <link key={locale} rel="alternate" hrefLang={locale} href={address(locale)} />
          ))}
        </>
      )}
    </>
  );
}
