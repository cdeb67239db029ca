import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '../../site.config';
import type { MailContent } from './mail';
import { mailStyles as styles } from './mail-styles';

function MailDocument({ content }: { content: MailContent }) {
  const {
    locale,
    subject,
    greeting,
    paragraphs,
    list = [],
    details = [],
    quote,
    action,
    notes,
    off,
    linkHint,
    footer,
  } = content;
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{subject}</title>
      </head>
      <body style={styles.body}>
        <div style={styles.frame}>
          <p style={styles.brand}>{site.name}</p>
          <div style={styles.card}>
            {[greeting, ...paragraphs].map((paragraph) => (
              <p key={paragraph} style={styles.paragraph}>
                {paragraph}
              </p>
            ))}
            {list.length > 0 && (
              <ul style={styles.list}>
                {list.map((each) => (
                  <li key={each} style={styles.item}>
                    {each}
                  </li>
                ))}
              </ul>
            )}
            {details.map(([name, value]) => (
              <p key={name} style={styles.paragraph}>
                <span style={styles.name}>{name}</span>
                <br />
                {value}
              </p>
            ))}
            {quote && (
              <>
                <p style={styles.quoteFrom}>{quote.from}</p>
                <blockquote style={styles.quote}>{quote.text}</blockquote>
              </>
            )}
            <a href={action.url} style={styles.action}>
              {action.label}
            </a>
            {notes.map((note) => (
              <p key={note} style={styles.note}>
                {note}
              </p>
            ))}
            <p style={styles.note}>
              {linkHint}
              <br />
              <a href={action.url} style={styles.address}>
                {action.url}
              </a>
            </p>
          </div>
          {off && (
            <p style={styles.footer}>
              <a href={off.url} style={styles.address}>
                {off.label}
              </a>
            </p>
          )}
          <p style={styles.footer}>{footer}</p>
        </div>
      </body>
    </html>
  );
}

/** A whole document; React escapes everything that people wrote. */
export function renderHtml(content: MailContent): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<MailDocument content={content} />)}`;
}
