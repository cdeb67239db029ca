import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '../../site.config';
import type { MailContent } from './mail';
import { darkMailStyles, mailStyles as styles } from './mail-styles';

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
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style>{darkMailStyles}</style>
      </head>
      <body className="canvas" style={styles.body}>
        <div className="frame" style={styles.frame}>
          <p style={styles.brand}>{site.name}</p>
          <div className="card" style={styles.card}>
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
                <span className="muted" style={styles.name}>
                  {name}
                </span>
                <br />
                {value}
              </p>
            ))}
            {quote && (
              <>
                <p className="muted" style={styles.quoteFrom}>
                  {quote.from}
                </p>
                <blockquote className="quote" style={styles.quote}>
                  <Lines text={quote.text} />
                </blockquote>
              </>
            )}
            <a href={action.url} className="action" style={styles.action}>
              {action.label}
            </a>
            {notes.map((note) => (
              <p key={note} className="muted" style={styles.note}>
                {note}
              </p>
            ))}
            <p className="muted" style={styles.note}>
              {linkHint}
              <br />
              <a href={action.url} className="link" style={styles.address}>
                {action.url}
              </a>
            </p>
          </div>
          {off && (
            <p className="muted" style={styles.footer}>
              <a href={off.url} className="link" style={styles.link}>
                {off.label}
              </a>
            </p>
          )}
          <p className="muted" style={styles.footer}>
            {footer}
          </p>
        </div>
      </body>
    </html>
  );
}

/** With elements, because Outlook ignores `white-space`. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** A whole document; React escapes everything that people wrote. */
export function renderHtml(content: MailContent): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<MailDocument content={content} />)}`;
}
