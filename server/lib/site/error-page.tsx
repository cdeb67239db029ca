import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { localeOfPath, toPath } from '../../../core/i18n/localized-path';
import type { Locale } from '../../../core/i18n/locales';
import de from '../../../locales/de/public.json';
import en from '../../../locales/en/public.json';
import es from '../../../locales/es/public.json';
import fr from '../../../locales/fr/public.json';
import pt from '../../../locales/pt/public.json';
import zhCN from '../../../locales/zh-CN/public.json';
import { site } from '../../../site.config';

type Texts = (typeof en)['serverError'];

const translations: Record<Locale, { serverError?: Partial<Texts> }> = { en, de, es, fr, pt, 'zh-CN': zhCN };

/** If files cannot be sent there is no style sheet: the page includes the little it needs. */
const styles = {
  page: { colorScheme: 'light dark', font: '16px/1.5 system-ui, sans-serif' },
  body: { maxWidth: 560, margin: '15vh auto', padding: '0 16px', overflowWrap: 'anywhere' },
} satisfies Record<string, CSSProperties>;

interface ErrorPageProps {
  /** The requested address, with its query. */
  url: string;
  /** The number of the error in the log. */
  number: string;
}

function ErrorPage({ url, number }: ErrorPageProps) {
  const locale = localeOfPath(url);
  const text = (key: keyof Texts) => translations[locale].serverError?.[key] || en.serverError[key];
  const hint = text('number').replace('{{number}}', number);
  return (
    <html lang={locale} style={styles.page}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${text('title')} · ${site.name}`}</title>
      </head>
      <body style={styles.body}>
        <main>
          <h1>{text('title')}</h1>
          <p>{text('text')}</p>
          <p>{hint}</p>
          <p>
            <a href={`/${url.replace(/^[/\\]+/, '')}`}>{text('retry')}</a>
          </p>
          <p>
            <a href={toPath('/', locale)}>{text('home')}</a>
          </p>
        </main>
      </body>
    </html>
  );
}

/**
 * In the language of the address, without script or style sheet. React escapes the content of the address.
 */
export function renderErrorPage(props: ErrorPageProps): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<ErrorPage {...props} />)}`;
}
