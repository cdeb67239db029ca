import type { CSSProperties } from 'react';

const action = {
  display: 'inline-block',
  margin: '8px 0 24px',
  padding: '12px 24px',
  borderRadius: 8,
  backgroundColor: '#1d5bd6',
  color: '#ffffff',
  fontWeight: 600,
  textDecoration: 'none',
} satisfies CSSProperties;

/** Some mail programs ignore style sheets: the light colours of core/theme/tokens.css as inline styles. */
export const mailStyles = {
  body: { margin: 0, padding: '24px 12px', backgroundColor: '#f5f6f8' },
  frame: {
    maxWidth: 560,
    margin: '0 auto',
    color: '#182130',
    font: "16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'Microsoft YaHei', sans-serif",
  },
  title: { margin: '0 0 16px', fontSize: 22, lineHeight: 1.3 },
  brand: { margin: '0 0 16px', fontWeight: 600, fontSize: 18 },
  card: {
    padding: 24,
    overflowWrap: 'anywhere',
    border: '1px solid #d8dde6',
    borderRadius: 12,
    backgroundColor: '#ffffff',
  },
  paragraph: { margin: '0 0 16px' },
  list: { margin: '0 0 16px', paddingLeft: 20 },
  item: { margin: '0 0 8px' },
  name: { color: '#55617a', fontSize: 14 },
  quote: { margin: '0 0 16px', padding: '8px 16px', borderLeft: '4px solid #d8dde6' },
  quoteFrom: { margin: '0 0 4px', color: '#55617a', fontSize: 14 },
  action,
  button: { ...action, border: 0, font: 'inherit', fontWeight: 600, cursor: 'pointer' },
  note: { margin: '0 0 12px', color: '#55617a', fontSize: 14 },
  link: { color: '#1d5bd6' },
  // Outlook and Gmail ignore `overflow-wrap`.
  address: { color: '#1d5bd6', wordBreak: 'break-all' },
  footer: { margin: '16px 4px', color: '#55617a', fontSize: 12 },
} satisfies Record<string, CSSProperties>;

/** The dark colours of core/theme/tokens.css, by class, for mail programs that read style sheets. */
export const darkMailStyles = `:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
.canvas { background-color: #0f141c !important; }
.frame { color: #e7ebf3 !important; }
.card { border-color: #2d3848 !important; background-color: #171e29 !important; }
.muted { color: #a3b0c5 !important; }
.quote { border-color: #2d3848 !important; }
.action { background-color: #7aabff !important; color: #0b1526 !important; }
.link { color: #7aabff !important; }
}`;
