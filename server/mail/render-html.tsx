import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '../../site.config';
import type { MailContent } from './mail';

/** Mail programs know no style sheets: the colours of core/theme/tokens.css, light, as inline styles. */
const styles = {
  body: { margin: 0, padding: '24px 12px', backgroundColor: '#f5f6f8' },
  frame: {
    maxWidth: 560,
    margin: '0 auto',
    color: '#182130',
    font: "16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'Microsoft YaHei', sans-serif",
  },
  brand: { margin: '0 0 16px', fontWeight: 600, fontSize: 18 },
  card: {
    padding: 24,
    overflowWrap: 'anywhere',
    border: '1px solid #d8dde6',
    borderRadius: 12,
    backgroundColor: '#ffffff',
  },
  paragraph: { margin: '0 0 16px' },
  name: { color: '#55617a', fontSize: 14 },
  quote: { margin: '0 0 16px', padding: '8px 16px', borderLeft: '4px solid #d8dde6', whiteSpace: 'pre-line' },
  quoteFrom: { margin: '0 0 4px', color: '#55617a', fontSize: 14 },
  action: {
    display: 'inline-block',
    margin: '8px 0 24px',
    padding: '12px 24px',
    borderRadius: 8,
    backgroundColor: '#1d5bd6',
    color: '#ffffff',
    fontWeight: 600,
    textDecoration: 'none',
  },
  note: { margin: '0 0 12px', color: '#55617a', fontSize: 14 },
  address: { color: '#1d5bd6', overflowWrap: 'anywhere' },
  footer: { margin: '16px 4px', color: '#55617a', fontSize: 12 },
} satisfies Record<string, CSSProperties>;

function MailDocument({ content }: { content: MailContent }) {
  const {
    locale,
    subject,
    greeting,
    paragraphs,
    details = [],
    quote,
    action,
    notes,
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
          <p style={styles.footer}>{footer}</p>
        </div>
      </body>
    </html>
  );
}

/** A whole document; React escapes whatever somebody wrote. */
export function renderHtml(content: MailContent): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<MailDocument content={content} />)}`;
}
