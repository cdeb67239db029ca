import { ResponsiveBar } from '@nivo/bar';
import type { BarsProps } from './bar-series';
import * as styles from './bar-chart.module.css';

const theme = {
  text: { fontFamily: 'inherit', fontSize: 12, fill: 'var(--text-muted)' },
  grid: { line: { stroke: 'var(--border)' } },
  axis: { domain: { line: { stroke: 'var(--border)' } } },
};

const nameColumn = 176;
/** What fits the column, in the width of a Latin letter; a Chinese one has twice that. */
const longestName = 25;

/** Draws bars with nivo. Loaded when a chart comes into view. */
export default function NivoBars({ bars, series, layout, format, formatAxis }: BarsProps) {
  const isHorizontal = layout === 'horizontal';
  const colours = new Map(series.map(({ key, colour }) => [key, colour]));
  const names = new Map(series.map(({ key, name }) => [key, name]));
  // The first bar stands at the top, as the first row of a table does.
  const shown = isHorizontal ? [...bars].reverse() : bars;
  return (
    <ResponsiveBar
      data={shown.map(({ name, values }) => ({ name, ...values }))}
      keys={series.map(({ key }) => key)}
      indexBy="name"
      layout={layout}
      margin={{ top: 8, right: 16, bottom: 28, left: isHorizontal ? nameColumn : 64 }}
      padding={isHorizontal ? 0.35 : 0.45}
      valueScale={{ type: 'linear', nice: true }}
      colors={({ id }) => colours.get(String(id)) ?? 'var(--accent)'}
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
        ...(isHorizontal && { tickValues: 2, format: formatAxis }),
      }}
      axisLeft={{
        tickSize: 0,
        tickPadding: 8,
        ...(isHorizontal ? { format: shortened } : { tickValues: 4, format: formatAxis }),
      }}
      theme={theme}
      animate={false}
      tooltip={({ id, value, indexValue }) => (
        <div className={styles.tooltip}>
          <strong>{indexValue}</strong>
          <span>{`${names.get(String(id)) ?? ''}: ${format(value)}`}</span>
        </div>
      )}
    />
  );
}

function shortened(name: string): string {
  let width = 0;
  const letters = [...name];
  const end = letters.findIndex((letter) => {
    width += letter > '\u2e80' ? 2 : 1;
    return width > longestName;
  });
  return end < 0 ? name : `${letters.slice(0, end - 1).join('')}…`;
}
