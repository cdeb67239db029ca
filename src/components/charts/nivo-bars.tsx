import { useState, type CSSProperties } from 'react';
import { ResponsiveBar } from '@nivo/bar';
import { axisWidthOf } from './axis-width';
import type { BarSeries, BarsProps } from './bar-series';
import { labelLayout } from './label-layout';
import * as styles from './bar-chart.module.css';

const fontSize = 12;
const theme = {
  text: { fontFamily: 'inherit', fontSize, fill: 'var(--text-muted)' },
  grid: { line: { stroke: 'var(--border)' } },
  axis: { domain: { line: { stroke: 'var(--border)' } } },
};

const margin = { top: 8, right: 16, bottom: 28 };
const totalsHeight = 24;
const minLeftMargin = 64;
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

/** Draws bars with nivo. Loaded when a chart becomes visible. */
export default function NivoBars({
  bars,
  series,
  format,
  formatAxis,
  hasTotals = false,
  highlighted,
}: BarsProps) {
  const seriesNames = new Map(series.map(({ key, name }) => [key, name]));
  const gaps = new Set(series.filter(({ isHatched }) => isHatched).map(({ key }) => key));
  const axisWidth = axisWidthOf(bars, formatAxis, widthOf);
  const [width, setWidth] = useState<number>();
  const left = hasTotals ? margin.right : Math.max(minLeftMargin, axisWidth + 2 * namePadding);
  const column = width === undefined ? undefined : (width - left - margin.right) / bars.length;
  const names = labelLayout(
    bars.map(({ name }) => widthOf(name)),
    column,
    margin.bottom,
  );
  return (
    <div className={styles.drawing} style={coloursOf(series)}>
      <ResponsiveBar
        // react-spring, below nivo, cannot change a bar from one variable to another.
        key={highlighted}
        onResize={(size) => setWidth(size.width)}
        data={bars.map(({ name, values }) => ({ name, ...values }))}
        keys={series.map(({ key }) => key)}
        indexBy="name"
        margin={{ ...margin, left, bottom: names.height, ...(hasTotals && { top: totalsHeight }) }}
        padding={0.45}
        // By default the scale begins at 0, and negative values are drawn outside the chart. Without an axis it ends
        // with the highest bar.
        valueScale={{ type: 'linear', min: 'auto', nice: !hasTotals }}
        colors={({ id, indexValue }) =>
          highlighted === undefined || indexValue === highlighted
            ? `var(${fullName(String(id))})`
            : `var(${paleName(String(id))})`
        }
        defs={[hatching]}
        fill={[...gaps].map((key) => ({ match: { id: key }, id: hatching.id }))}
        borderRadius={2}
        enableLabel={false}
        labelTextColor="currentColor"
        borderColor="currentColor"
        enableTotals={hasTotals}
        valueFormat={formatAxis}
        enableGridY={!hasTotals}
        gridYValues={4}
        axisBottom={{
          tickSize: 0,
          tickPadding: namePadding,
          tickRotation: names.rotation,
          format: (name: string) => shortened(name, names.maxWidth),
        }}
        axisLeft={
          hasTotals ? null : { tickSize: 0, tickPadding: namePadding, tickValues: 4, format: formatAxis }
        }
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
    </div>
  );
}

/**
 * The CSS variables for the colours of a series. nivo cannot mix colours, and replaces variables of the whole page by the
 * colours of the theme in which the chart was drawn.
 */
const fullName = (key: string) => `--full-${key}`;
const paleName = (key: string) => `--pale-${key}`;

const coloursOf = (series: readonly BarSeries[]) =>
  Object.fromEntries(
    series.flatMap(({ key, colour }) => [
      [fullName(key), colour],
      [paleName(key), `color-mix(in srgb, ${colour} 70%, var(--surface))`],
    ]),
  ) as CSSProperties;

/** In pixels, in the page's font. */
function widthOf(text: string): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return 0;
  pen.font = `${fontSize}px ${getComputedStyle(document.body).fontFamily}`;
  return pen.measureText(text).width;
}

/** Truncates a label to a width in pixels. */
function shortened(name: string, most: number): string {
  const fits = (text: string) => widthOf(text) <= most;
  const letters = [...name];
  if (fits(name)) return name;
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('')}…`;
}
