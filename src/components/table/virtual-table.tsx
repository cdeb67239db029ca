import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  memo,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { useStableList } from '../../lib/store/use-stable-list';
import { classNames } from '../class-names';
import { useTableLayout, useWideScroll } from './table-layout';
import * as styles from './virtual-table.module.css';

export interface Column<Row> {
  id: string;
  header: string;
  /** In the header, before its text; not above cards. */
  control?: ReactNode;
  /** A CSS grid track, such as `minmax(10rem, 2fr)`. */
  width: string;
  /** `null` if the row has no value: a table shows a dash, a card omits the column. */
  cell: (row: Row) => ReactNode;
  /** The column that names its row: the heading of a card. */
  rowHeader?: boolean;
  align?: 'end';
  /**
   * Layout of the column on a card. `wide`: two columns wide. `line`: on a phone, a line of its own without the
   * header's text. `actions`: actions, at the end or, where there is space, next to the row's name. `corner`: in the
   * corner next to that name, for a few icons that fit into `width`. `figure`: the same for the row's main figure.
   * `roomy`: not on a phone, since the row's details show it as well.
   */
  onCard?: 'wide' | 'line' | 'actions' | 'corner' | 'figure' | 'roomy';
  /** Its cells open menus, which overflow the row. */
  hasMenus?: boolean;
  /** How the rows are sorted by this column. */
  sorted?: 'ascending' | 'descending' | undefined;
  /** Makes the header a button. */
  onSort?: () => void;
}

interface VirtualTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

const corners: ReadonlySet<string> = new Set(['corner', 'figure']);
const unnamed: ReadonlySet<string> = new Set(['actions', 'corner']);
const noValue = '–';
const estimateSize = () => 64;
const rowsBeyondTheEdge = 5;

/**
 * A table of any length in the page's own scroll: only rows near the viewport are in the document, and `aria-rowcount`
 * and `aria-rowindex` tell assistive technology of the others. If the columns do not fit, each row is a card.
 */
export function VirtualTable<Row>({ label, columns, rows, rowKey }: VirtualTableProps<Row>) {
  const minWidth = minWidthOf(columns);
  const { probe, layout } = useTableLayout(minWidth);
  const isWide = layout === 'scroll';
  const { head, body, bar } = useWideScroll(isWide);
  const [scrollMargin, setScrollMargin] = useState(0);
  // Content above the table may grow and shrink.
  useLayoutEffect(() => {
    const measure = () => {
      const top = (body.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
      // The sum varies by fractions of a pixel with the scroll position, and every change positions all rows again.
      setScrollMargin((before) => (Math.abs(top - before) < 1 ? before : Math.round(top)));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [body]);

  // A new function would make the virtualizer position every row again.
  const keys = useStableList(useMemo(() => rows.map(rowKey), [rows, rowKey]));
  const getItemKey = useCallback((index: number) => keys[index] as string, [keys]);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize,
    overscan: rowsBeyondTheEdge,
    scrollMargin,
    getItemKey,
    // Until the window is measured: renders the first rows with the table, and not in one task after it.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0] ? items[0].start - scrollMargin : 0;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin);
  const row = {
    gridTemplateColumns: columns.map((column) => column.width).join(' '),
    minWidth,
    '--corner': columns.filter(({ onCard = '' }) => corners.has(onCard)).map(minColumnWidthOf)[0],
  } as CSSProperties;
  const scrolls = isWide && styles.scrolls;
  const bodyRow = classNames(
    styles.row,
    styles.bodyRow,
    !columns.some((column) => column.hasMenus) && styles.containedRow,
  );

  return (
    <div
      role="table"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      className={classNames(styles.table, layout === 'cards' && styles.cards)}
      data-cards={layout === 'cards' || undefined}
    >
      <div ref={probe} className={styles.probe} aria-hidden>
        <div style={{ width: minWidth }} />
      </div>
      <div role="rowgroup" ref={head} className={classNames(styles.head, scrolls)}>
        <div role="row" aria-rowindex={1} className={styles.row} style={row}>
          {columns.map((column) => (
            <div
              key={column.id}
              role="columnheader"
              aria-label={column.control ? column.header : undefined}
              aria-sort={column.sorted}
              className={classNames(styles.header, column.align && styles[column.align])}
            >
              <Header column={column} isSeen={layout !== 'cards'} />
            </div>
          ))}
        </div>
      </div>
      <div
        role="rowgroup"
        ref={body}
        className={classNames(scrolls)}
        style={{ paddingTop: before, paddingBottom: Math.max(after, 0) }}
      >
        {items.map((item) => (
          <div
            key={item.key}
            ref={virtualizer.measureElement}
            data-index={item.index}
            role="row"
            aria-rowindex={item.index + 2}
            className={bodyRow}
            style={{ ...row, '--row-size': `${item.size}px` } as CSSProperties}
          >
            <Cells columns={columns} row={rows[item.index] as Row} />
          </div>
        ))}
      </div>
      {isWide && (
        <div ref={bar} className={styles.bar} tabIndex={-1} aria-hidden>
          <div style={{ width: minWidth }} />
        </div>
      )}
    </div>
  );
}

function minColumnWidthOf({ width }: { width: string }): string {
  return /^minmax\(([^,]+),/.exec(width)?.[1] ?? width;
}

/** The minimum width of the columns, the gaps between them and the row's edges. */
function minWidthOf<Row>(columns: readonly Column<Row>[]): string {
  return `calc(${columns.map(minColumnWidthOf).join(' + ')} + ${columns.length - 1} * var(--space-3) + 2 * var(--space-5))`;
}

interface HeaderProps<Row> {
  column: Column<Row>;
  /**
   * False above cards, where the header is visually hidden: it names the columns for a screen reader and has no
   * controls.
   */
  isSeen: boolean;
}

function Header<Row>({ column: { header, control, sorted, onSort }, isSeen }: HeaderProps<Row>) {
  if (!isSeen) return <>{header}</>;
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp;
  const text = onSort ? (
    <button type="button" className={styles.sort} onClick={onSort}>
      {header}
      {sorted && <Arrow size={14} aria-hidden />}
    </button>
  ) : (
    header
  );
  if (!control) return <>{text}</>;
  return (
    <div className={styles.controlled}>
      {control}
      {text}
    </div>
  );
}

function CellsOf<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return columns.map((column) => {
    const content = column.cell(row);
    return (
      <div
        key={column.id}
        role={column.rowHeader ? 'rowheader' : 'cell'}
        className={classNames(
          styles.cell,
          column.align && styles[column.align],
          column.onCard && styles[column.onCard],
          content === null && styles.none,
        )}
        data-label={column.rowHeader || unnamed.has(column.onCard ?? '') ? undefined : column.header}
      >
        {content === null ? noValue : content}
      </div>
    );
  });
}

/** Whether both render the same cells: the sort order affects only the header. */
function drawsTheSame<Row>(a: readonly Column<Row>[], b: readonly Column<Row>[]): boolean {
  const isSame = (column: Column<Row>, other: Column<Row> | undefined) =>
    column.id === other?.id && column.cell === other.cell && column.header === other.header;
  return a === b || (a.length === b.length && a.every((column, index) => isSame(column, b[index])));
}

/** Scrolling and sorting move rows without rendering them again. */
const Cells = memo(
  CellsOf,
  (before, after) => before.row === after.row && drawsTheSame(before.columns, after.columns),
) as unknown as typeof CellsOf;
