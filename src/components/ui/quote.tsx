import * as styles from './quote.module.css';

interface QuoteProps {
  /** Whose words they are. */
  caption: string;
  children: string;
}

/** Someone else's words, unchanged and in any language. */
export function Quote({ caption, children }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <figcaption>{caption}</figcaption>
      <blockquote dir="auto">{children}</blockquote>
    </figure>
  );
}
