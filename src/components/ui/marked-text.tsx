import { Fragment, type ReactNode } from 'react';

interface MarkedTextProps {
  text: string;
  /** How to render the words between `<name>` and `</name>`, by name. */
  marks: Readonly<Record<string, (words: string) => ReactNode>>;
}

/**
 * A translated sentence with marked words, such as `<terms>Terms of Service</terms>`; marks do not nest, and unknown
 * ones are plain text. react-i18next's `Trans` does more, for 3 KB on every page.
 */
export function MarkedText({ text, marks }: MarkedTextProps) {
  // Alternates plain text, then name and words of a mark.
  const pieces = text.split(/<(\w+)>(.*?)<\/\w+>/u);
  return pieces.map((piece, index) => {
    if (index % 3 === 1) return null;
    if (index % 3 === 0) return piece;
    return <Fragment key={index}>{marks[pieces[index - 1] ?? '']?.(piece) ?? piece}</Fragment>;
  });
}
