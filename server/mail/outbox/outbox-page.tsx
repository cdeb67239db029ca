import { renderToStaticMarkup } from 'react-dom/server';
import { dateFormat } from '../../../core/i18n/intl';
import type { Locale } from '../../../core/i18n/locales';
import { site } from '../../../site.config';
import type { OutboxMail } from '../queue';
import { translateTo, type Translate } from '../texts';

interface OutboxProps {
  locale: Locale;
  /** The newest first. */
  mails: readonly OutboxMail[];
  styleSheet: string;
}

/** Text with its addresses as links. */
function LinkedText({ text }: { text: string }) {
  const parts = text.split(/(https?:\/\/\S+)/);
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={index} href={part}>
        {part}
      </a>
    ),
  );
}

function OutboxItem({ mail, locale, t }: { mail: OutboxMail; locale: Locale; t: Translate }) {
  const written = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <article aria-labelledby={mail.id} className="card mail" lang={mail.locale}>
      <h2 id={mail.id}>{mail.subject}</h2>
      <p className="envelope" lang={locale}>
        {t('outbox.to', { recipient: mail.recipient })}
        {' · '}
        <time dateTime={mail.createdAt}>{written.format(new Date(mail.createdAt))}</time>
        {' · '}
        <a href={`/dev/outbox/${mail.id}/`}>{t('outbox.formatted')}</a>
      </p>
      <pre>
        <LinkedText text={mail.text} />
      </pre>
    </article>
  );
}

function OutboxPage({ locale, mails, styleSheet }: OutboxProps) {
  const t = translateTo(locale);
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${t('outbox.title')} · ${site.name}`}</title>
        <link rel="icon" href="/icons/logo.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={styleSheet} />
      </head>
      <body>
        <main className="outbox">
          <h1>{t('outbox.title')}</h1>
          <p>{t('outbox.text')}</p>
          {mails.length === 0 && <p>{t('outbox.empty')}</p>}
          {mails.map((mail) => (
            <OutboxItem key={mail.id} mail={mail} locale={locale} t={t} />
          ))}
        </main>
      </body>
    </html>
  );
}

/** The page as HTML, without any script. */
export function renderOutbox(props: OutboxProps): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<OutboxPage {...props} />)}`;
}
