import { Fragment, type ReactNode } from 'react';

interface MarkedTextProps {
  text: string;
  /** How to draw the words between `<name>` and `</name>`, by name. */
  marks: Readonly<Record<string, (words: string) => ReactNode>>;
}

/**
 * A translated sentence in which some words are marked, as `<terms>Terms of Service</terms>`; marks do not nest, and
 * an unknown one is plain text. react-i18next's `Trans` does more, for 3 KB on every page.
 */
export function MarkedText({ text, marks }: MarkedTextProps) {
  // Plain text, then name and words of a mark, and so on in turn.
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/u);
  return pieces.map((piece, index) => {
    if (index % 3 === 1) return null;
    if (index % 3 === 0) return piece;
    return <Fragment key={index}>{marks[pieces[index - 1] ?? '']?.(piece) ?? piece}</Fragment>;
  });
}
