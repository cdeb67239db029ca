import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../components/class-names';
import * as hatching from '../../../components/charts/hatching.module.css';
import { Button } from '../../../components/ui/button';
import * as styles from './figure-table.module.css';

export interface BarPart {
  /** Of the room that the longest bar has. */
  percent: number;
  /** `transparent` where the bar stands away from the beginning; unique in its bar. */
  colour: string;
  /** Lines in place of an area. */
  isHatched?: boolean;
}

interface FigureRow {
  key: string;
  cells: readonly string[];
  /** Stands under the name. */
  note?: string;
  /** Bold, as the latest year or one's own. */
  isStrong?: boolean;
  /** The sum of the others: bold, and not counted among them. */
  isTotal?: boolean;
  /** A bar below the name, part by part. */
  parts?: readonly BarPart[];
  /** Shows what the row is made of. */
  onOpen?: (() => void) | undefined;
}

interface FigureTableProps {
  label: string;
  /** The first names its row, the others hold figures. */
  columns: readonly string[];
  rows: readonly FigureRow[];
}

/** A table of more rows begins with fewer, which the style sheet counts; paper has all. */
const mostAtFirst = 12;

/** A small table of figures, as it stands beside a chart; with bars of its own it stands in place of one. */
export function FigureTable({ label, columns, rows }: FigureTableProps) {
  const { t } = useTranslation('carbon');
  const [isWhole, setWhole] = useState(false);
  const isLong = rows.length > mostAtFirst;
  const [nameColumn, ...figureColumns] = columns;
  const table = (
    <div
      className={classNames(styles.scroll, isLong && !isWhole && styles.short)}
      role="region"
      aria-label={label}
      // A region that scrolls must be reachable by the keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
    >
      <table
        className={classNames(
          styles.table,
          rows.some(({ parts }) => parts) && styles.withBars,
          rows.some(({ note }) => note) && styles.withNotes,
        )}
        data-figures={figureColumns.length > 2 ? 'many' : undefined}
      >
        <thead>
          <tr>
            <th scope="col">{nameColumn}</th>
            {figureColumns.map((column) => (
              <th key={column} scope="col" className={styles.figure}>
                {column}
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
                <td key={figureColumns[index]} className={styles.figure}>
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
