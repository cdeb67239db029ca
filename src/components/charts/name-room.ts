/** Pixels between two names beside each other. */
const gap = 8;
/** A slanted name is cut to this length, so that the chart keeps its room. */
const longestSlanted = 112;
const slant = 35;

interface NameRoom {
  /** Degrees, clockwise; 0 where all names fit beside each other. */
  rotation: number;
  /** Below the bars, in pixels. */
  height: number;
  /** The longest a name may be, in pixels. */
  mostWidth: number;
}

/**
 * How the names of upright bars stand: beside each other, or slanted where they would lie on one another.
 * @param widths of the names, in pixels
 * @param column that each bar has, in pixels; undefined where it is not known yet
 * @param line the height below the bars that a name beside others needs
 */
export function nameRoom(widths: readonly number[], column: number | undefined, line: number): NameRoom {
  const longest = Math.max(0, ...widths);
  if (column === undefined || longest + gap <= column)
    return { rotation: 0, height: line, mostWidth: Infinity };
  const length = Math.min(longest, longestSlanted);
  return {
    rotation: -slant,
    height: line + Math.ceil(length * Math.sin((slant * Math.PI) / 180)),
    mostWidth: longestSlanted,
  };
}
