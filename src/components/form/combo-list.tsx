import { memo, useLayoutEffect, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { optionId, type ComboOption } from './combo-option';
import * as styles from './combo-box.module.css';
import { useRowWindow } from './use-row-window';

interface ComboListProps<Option extends ComboOption> {
  id: string;
  label: string;
  options: readonly Option[];
  /** The option highlighted by the keyboard; -1 for none. */
  active: number;
  selected: string;
  children: (option: Option) => ReactNode;
  onChoose: (option: Option) => void;
}

function ComboListOf<Option extends ComboOption>(props: ComboListProps<Option>) {
  const { id, label, options, active, selected, children, onChoose } = props;
  const { list, start, end, follow, reveal } = useRowWindow(options.length);
  useLayoutEffect(() => reveal(Math.max(active, 0)), [active, options, reveal]);
  // A dialog on a small screen may show the field only at its lower end.
  useLayoutEffect(() => {
    // Newer browsers return a promise, which React would take for a clean-up.
    void list.current?.scrollIntoView({ block: 'nearest' });
  }, [list]);
  return (
    <div
      id={id}
      ref={list}
      role="listbox"
      // Browsers make scrollable elements a tab stop; focus here would be lost when the list closes.
      tabIndex={-1}
      aria-label={label}
      className={styles.list}
      style={{ '--rows': options.length } as CSSProperties}
      onScroll={follow}
    >
      {options.slice(start, end).map((option, offset) => {
        const index = start + offset;
        return (
          // The focus stays in the text field, which handles the keyboard.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- see above
          <div
            key={option.value}
            id={optionId(id, index)}
            role="option"
            aria-selected={option.value === selected}
            aria-setsize={options.length}
            aria-posinset={index + 1}
            className={classNames(styles.option, index === active && styles.active)}
            style={{ '--row': index } as CSSProperties}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            {children(option)}
          </div>
        );
      })}
    </div>
  );
}

/** The list of a combo box. Only the visible rows are rendered, and only when the content changes. */
export const ComboList = memo(ComboListOf) as unknown as typeof ComboListOf;
