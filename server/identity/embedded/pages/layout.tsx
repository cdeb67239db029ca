import type { ReactNode } from 'react';
import { localeNames, locales } from '../../../../core/i18n/locales';
import { site } from '../../../../site.config';
import type { PageContext } from './page-context';

interface LayoutProps {
  context: PageContext;
  title: string;
  /** The address of this page in another language; without it no languages are offered. */
  languageHref?: ((locale: string) => string) | undefined;
  children: ReactNode;
}

/** For pages whose address has no other parameters to keep. */
export const inLanguage = (locale: string): string => `?${new URLSearchParams({ lang: locale }).toString()}`;

function Languages({ context, href }: { context: PageContext; href: (locale: string) => string }) {
  return (
    <nav className="languages" aria-label={context.t('language')}>
      {locales.map((locale) => (
        <a
          key={locale}
          href={href(locale)}
          lang={locale}
          hrefLang={locale}
          aria-current={locale === context.locale ? 'true' : undefined}
        >
          {localeNames[locale]}
        </a>
      ))}
    </nav>
  );
}

/** The frame of every page: logo, one card, languages. */
export function Layout({ context, title, languageHref, children }: LayoutProps) {
  return (
    <html lang={context.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${site.name}`}</title>
        <link rel="icon" href="/icons/logo.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={context.styleSheet} />
      </head>
      <body>
        <main>
          <p className="brand">
            <img src="/icons/logo.svg" alt="" width="32" height="32" />
            {site.name}
          </p>
          <div className="card">
            <h1>{title}</h1>
            {children}
          </div>
        </main>
        {languageHref && (
          <footer>
            <Languages context={context} href={languageHref} />
          </footer>
        )}
      </body>
    </html>
  );
}
