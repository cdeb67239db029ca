import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../../core/i18n/locales';
import { toPath } from '../../core/i18n/localized-path';
import { site } from '../../site.config';
import { darkMailStyles, mailStyles as styles } from './mail-styles';
import { translateTo } from './texts';

/** Viewing the page switches nothing off: link checkers follow links. */
function SummaryOffPage({ locale, isDone }: { locale: Locale; isDone: boolean }) {
  const t = translateTo(locale);
  const title = t(isDone ? 'summary.doneTitle' : 'summary.offTitle');
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · ${site.name}`}</title>
        <link rel="icon" href="/icons/logo.svg" type="image/svg+xml" />
        <style>{darkMailStyles}</style>
      </head>
      <body className="canvas" style={styles.body}>
        <main className="frame" style={styles.frame}>
          <p style={styles.brand}>{site.name}</p>
          <div className="card" style={styles.card}>
            <h1 style={styles.title}>{title}</h1>
            <p style={styles.paragraph}>{t(isDone ? 'summary.doneText' : 'summary.offText')}</p>
            {isDone ? (
              <a href={toPath('/account/settings/', locale)} className="action" style={styles.action}>
                {t('secondFactor.action')}
              </a>
            ) : (
              <form method="post">
                <button type="submit" className="action" style={styles.button}>
                  {t('summary.offAction')}
                </button>
              </form>
            )}
          </div>
        </main>
      </body>
    </html>
  );
}

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Looks like the mail that leads to it, and needs no style sheet of a realm. */
export function summaryOffPage(
  locale: Locale,
  isDone: boolean,
): { html: string; headers: Record<string, string> } {
  return {
    html: `<!DOCTYPE html>${renderToStaticMarkup(<SummaryOffPage locale={locale} isDone={isDone} />)}`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  };
}
