import { useState } from 'react';
import { ResponsiveBar } from '@nivo/bar';
import { axisRoom } from './axis-room';
import type { BarsProps } from './bar-series';
import { nameRoom } from './name-room';
import * as styles from './bar-chart.module.css';

const fontSize = 12;
const theme = {
  text: { fontFamily: 'inherit', fontSize, fill: 'var(--text-muted)' },
  grid: { line: { stroke: 'var(--border)' } },
  axis: { domain: { line: { stroke: 'var(--border)' } } },
};

const margin = { top: 8, right: 16, bottom: 28 };
const leastLeft = 64;
const nameColumn = 176;
const namePadding = 8;

const hatching = {
  id: 'hatching',
  type: 'patternLines',
  background: 'transparent',
  color: 'var(--border-strong)',
  rotation: -45,
  lineWidth: 2,
  spacing: 6,
};

/** Draws bars with nivo. Loaded when a chart comes into view. */
export default function NivoBars({ bars, series, layout, format, formatAxis }: BarsProps) {
  const isHorizontal = layout === 'horizontal';
  const colours = new Map(series.map(({ key, colour }) => [key, colour]));
  const seriesNames = new Map(series.map(({ key, name }) => [key, name]));
  const gaps = new Set(series.filter(({ isHatched }) => isHatched).map(({ key }) => key));
  const axisWidth = axisRoom(bars, formatAxis, widthOf);
  // The first bar stands at the top, as the first row of a table does.
  const shown = isHorizontal ? [...bars].reverse() : bars;
  const [width, setWidth] = useState<number>();
  const left = isHorizontal ? nameColumn : Math.max(leastLeft, axisWidth + 2 * namePadding);
  const column = width === undefined ? undefined : (width - left - margin.right) / bars.length;
  const names = nameRoom(
    bars.map(({ name }) => widthOf(name)),
    column,
    margin.bottom,
  );
  return (
    <ResponsiveBar
      onResize={(size) => setWidth(size.width)}
      data={shown.map(({ name, values }) => ({ name, ...values }))}
      keys={series.map(({ key }) => key)}
      indexBy="name"
      layout={layout}
      margin={
        isHorizontal
          ? // The last figure stands in the middle of its line.
            { ...margin, left, right: Math.max(margin.right, axisWidth / 2) }
          : { ...margin, left, bottom: names.height }
      }
      padding={isHorizontal ? 0.35 : 0.45}
      // Unless told, the scale begins at 0, and what is below is drawn outside the chart.
      valueScale={{ type: 'linear', min: 'auto', nice: true }}
      colors={({ id }) => colours.get(String(id)) ?? 'var(--accent)'}
      defs={[hatching]}
      fill={[...gaps].map((key) => ({ match: { id: key }, id: hatching.id }))}
      borderRadius={2}
      enableLabel={false}
      labelTextColor="currentColor"
      borderColor="currentColor"
      enableGridX={isHorizontal}
      enableGridY={!isHorizontal}
      gridXValues={4}
      gridYValues={4}
      axisBottom={{
        tickSize: 0,
        tickPadding: 8,
        // Few enough to stand beside each other on a phone.
        ...(isHorizontal
          ? { tickValues: 2, format: formatAxis }
          : { tickRotation: names.rotation, format: (name: string) => shortened(name, names.mostWidth) }),
      }}
      axisLeft={{
        tickSize: 0,
        tickPadding: namePadding,
        ...(isHorizontal
          ? { format: (name: string) => shortened(name, nameColumn - namePadding) }
          : { tickValues: 4, format: formatAxis }),
      }}
      theme={theme}
      animate={false}
      tooltip={({ id, value, indexValue }) => (
        <div className={styles.tooltip}>
          <strong>{indexValue}</strong>
          <span>
            {[seriesNames.get(String(id)), !gaps.has(String(id)) && format(value, String(indexValue))]
              .filter(Boolean)
              .join(': ')}
          </span>
        </div>
      )}
    />
  );
}

/** In pixels, in whatever font the page has. */
function widthOf(text: string): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return 0;
  pen.font = `${fontSize}px ${getComputedStyle(document.body).fontFamily}`;
  return pen.measureText(text).width;
}

/** As much of a name as fits so many pixels. */
function shortened(name: string, most: number): string {
  const fits = (text: string) => widthOf(text) <= most;
  const letters = [...name];
  if (fits(name)) return name;
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('')}…`;
}
