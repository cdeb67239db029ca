import { ChevronDown } from 'lucide-react';
import { useCallback, useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import * as styles from './combo-box.module.css';
import { optionId, type ComboOption } from './combo-option';
import { FieldFrame, type FieldProps } from './field-frame';
import * as fieldStyles from './field.module.css';
import { ListFailureNote, type ListFailure } from './list-failure';
import { useComboBox, type ComboSettings } from './use-combo-box';

interface ComboBoxProps<Option extends ComboOption> extends Omit<FieldProps, 'label'>, ComboSettings<Option> {
  label: string;
  name: string;
  placeholder: string;
  /** The options could not be loaded. They are asked for again when the field is used. */
  failure?: ListFailure | undefined;
  /** Shown instead of the list when nothing is found. */
  emptyText: string;
  autoComplete?: string;
  required?: boolean;
  /** The field's text for its value; by default the option's label. */
  display?: (option: Option) => string;
  icon?: (option: Option) => ReactNode;
  detail?: (option: Option) => ReactNode;
  className?: string | undefined;
}

/** A choice among many options: typing searches, arrow keys move, Enter selects. */
export function ComboBox<Option extends ComboOption>(props: ComboBoxProps<Option>) {
  const { label, optional, hint, error, name, value, options, placeholder, emptyText, autoComplete } = props;
  const { failure } = props;
  const { display = (option: Option) => option.label, icon, detail, className } = props;
  const listId = useId();
  const { typed, active, listed, ComboList, choose, field } = useComboBox({
    ...props,
    onFocus() {
      failure?.retry();
      props.onFocus?.();
    },
  });
  const selected = options.find((option) => option.value === value);
  const shownIcon = typed === null && selected && icon?.(selected);
  const isListed = ComboList !== undefined && listed !== undefined && listed.length > 0;
  const content = useCallback(
    (option: Option) => (
      <>
        {icon?.(option)}
        <span className={styles.name}>{option.label}</span>
        {detail && <span className={styles.detail}>{detail(option)}</span>}
      </>
    ),
    [icon, detail],
  );
  return (
    <FieldFrame label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <div className={classNames(styles.combo, className)}>
          {shownIcon && <span className={styles.icon}>{shownIcon}</span>}
          <input
            type="text"
            role="combobox"
            name={name}
            className={classNames(fieldStyles.control, styles.input, Boolean(shownIcon) && styles.withIcon)}
            value={typed ?? (selected ? display(selected) : '')}
            placeholder={placeholder}
            autoComplete={autoComplete ?? 'off'}
            spellCheck={false}
            required={props.required}
            aria-autocomplete="list"
            aria-expanded={isListed}
            aria-controls={isListed ? listId : undefined}
            aria-activedescendant={isListed && active >= 0 ? optionId(listId, active) : undefined}
            {...control}
            {...field}
          />
          <ChevronDown className={styles.chevron} size={16} aria-hidden />
          {isListed && (
            <ComboList
              id={listId}
              label={label}
              options={listed}
              active={active}
              selected={value}
              onChoose={choose}
            >
              {content}
            </ComboList>
          )}
          <div role="status">
            {typed !== null && listed?.length === 0 && !failure && (
              <p className={styles.empty}>{emptyText}</p>
            )}
          </div>
          {failure && <ListFailureNote failure={failure} />}
        </div>
      )}
    </FieldFrame>
  );
}
