/** Pixels between two adjacent labels. */
const gap = 8;
/** Slanted labels are truncated to this length, so that the chart keeps its height. */
const maxSlantedWidth = 112;
const slant = 35;

interface LabelLayout {
  /** Degrees, clockwise; 0 if all labels fit next to each other. */
  rotation: number;
  /** Below the bars, in pixels. */
  height: number;
  /** The maximum width of a label, in pixels. */
  maxWidth: number;
}

/**
 * How to place the labels of vertical bars: next to each other, or slanted if they would overlap.
 * @param widths of the labels, in pixels
 * @param column width available to each bar, in pixels; undefined if not known yet
 * @param line height below the bars that a horizontal label needs
 */
export function labelLayout(
  widths: readonly number[],
  column: number | undefined,
  line: number,
): LabelLayout {
  const longest = Math.max(0, ...widths);
  if (column === undefined || longest + gap <= column)
    return { rotation: 0, height: line, maxWidth: Infinity };
  const length = Math.min(longest, maxSlantedWidth);
  return {
    rotation: -slant,
    height: line + Math.ceil(length * Math.sin((slant * Math.PI) / 180)),
    maxWidth: maxSlantedWidth,
  };
}
