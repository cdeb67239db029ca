import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

interface Piece {
  text: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export interface PrintedPage {
  text: string;
  /** Pieces of text that overlap in print. */
  collisions: string[];
}

/** The page printed on A4, page by page. */
export async function printed(page: Page): Promise<PrintedPage[]> {
  const bytes = await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true });
  const paper = await getDocumentProxy(new Uint8Array(bytes));
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= paper.numPages; number += 1) {
    const { items } = await (await paper.getPage(number)).getTextContent();
    const pieces = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [pieceOf(item)] : []));
    pages.push({
      text: items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
        .join('')
        .replace(/\s+/g, ' '),
      collisions: pieces.flatMap((piece, index) =>
        pieces
          .slice(index + 1)
          .filter((other) => overlap(piece, other))
          .map((other) => `${piece.text} | ${other.text}`),
      ),
    });
  }
  return pages;
}

function pieceOf(item: { str: string; transform: unknown[]; width: number; height: number }): Piece {
  const [left = 0, bottom = 0] = item.transform.slice(4).map(Number);
  return {
    text: item.str,
    left,
    right: left + item.width,
    bottom,
    top: bottom + item.height,
  };
}

/** Letters reach a little into the space of their neighbours. */
const touching = 2;
const overlap = (a: Piece, b: Piece) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > touching &&
  Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom) > touching;
