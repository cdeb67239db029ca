import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../components/class-names';
import * as hatching from '../../../components/charts/hatching.module.css';
import { Button } from '../../../components/ui/button';
import * as styles from './figure-table.module.css';

export interface BarPart {
  /** Relative to the longest bar. */
  percent: number;
  /** `transparent` for an offset from the start; unique within its bar. */
  colour: string;
  /** Hatched instead of filled. */
  isHatched?: boolean;
}

interface FigureRow {
  key: string;
  cells: readonly string[];
  /** Shown below the name. */
  note?: string;
  /** Bold, as for the latest year or the company itself. */
  isStrong?: boolean;
  /** The sum of the other rows: bold, and not counted as one of them. */
  isTotal?: boolean;
  /** Parts of a bar below the name. */
  parts?: readonly BarPart[];
  /** Opens the rows behind this one. */
  onOpen?: (() => void) | undefined;
}

/** The name of a column; with the colour of its part of the bars, the bars need no legend. */
type FigureColumn = string | { name: string; colour: string };

interface FigureTableProps {
  label: string;
  /** The first names the row, the others contain figures. */
  columns: readonly [string, ...FigureColumn[]];
  rows: readonly FigureRow[];
}

/** Longer tables show fewer rows at first, limited by the style sheet; print shows all. */
const initialRows = 12;

/** What the layout on a phone depends on; more than two figures are many. */
const figureCounts = ['none', 'one', 'two'];

/** A small table of figures next to a chart; with bars of its own it replaces one. */
export function FigureTable({ label, columns, rows }: FigureTableProps) {
  const { t } = useTranslation('carbon');
  const [isWhole, setWhole] = useState(false);
  const isLong = rows.length > initialRows;
  const [nameColumn, ...others] = columns;
  const figureColumns = others.map((column) => (typeof column === 'string' ? { name: column } : column));
  const table = (
    <div
      className={classNames(styles.scroll, isLong ? !isWhole && styles.short : styles.whole)}
      role="region"
      aria-label={label}
      // A scrollable region must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
    >
      <table
        className={classNames(
          styles.table,
          rows.some(({ parts }) => parts) && styles.withBars,
          rows.some(({ note }) => note) && styles.withNotes,
        )}
        data-figures={figureCounts[figureColumns.length] ?? 'many'}
      >
        <thead>
          <tr>
            <th scope="col">{nameColumn}</th>
            {figureColumns.map((column) => (
              <th key={column.name} scope="col" className={styles.figure}>
                {'colour' in column && (
                  <span className={styles.swatch} style={{ background: column.colour }} aria-hidden />
                )}
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...figures], note, isStrong, isTotal, parts, onOpen }) => (
            <tr key={key} className={isStrong || isTotal ? styles.strong : undefined}>
              <th scope="row">
                {onOpen ? (
                  <button type="button" className={styles.open} onClick={onOpen}>
                    {name}
                  </button>
                ) : (
                  name
                )}
                {note && <div className={styles.note}>{note}</div>}
                {parts && (
                  <div className={styles.bar} aria-hidden>
                    {parts.map(({ percent, colour, isHatched = false }) => (
                      <span
                        key={colour}
                        className={classNames(isHatched && hatching.hatched)}
                        style={{ width: `${percent}%`, ...(!isHatched && { background: colour }) }}
                      />
                    ))}
                  </div>
                )}
              </th>
              {figures.map((cell, index) => (
                <td key={figureColumns[index]?.name} className={styles.figure}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
  if (!isLong) return table;
  return (
    <div className={styles.long}>
      {table}
      <Button
        size="small"
        variant="quiet"
        flush
        className={styles.all}
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? t('rows.fewer') : t('rows.all', { rows: rows.filter(({ isTotal }) => !isTotal).length })}
      </Button>
    </div>
  );
}
