import { Columns3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../../components/form/check-field';
import { PopoverMenu } from '../../../components/ui/popover-menu';
import { optionalColumns, type OptionalColumn } from './columns';
import * as styles from './toolbar.module.css';

interface ColumnsMenuProps {
  columns: readonly OptionalColumn[];
  onChange: (columns: readonly OptionalColumn[]) => void;
}

/** Menu for the columns of the table. */
export function ColumnsMenu({ columns, onChange }: ColumnsMenuProps) {
  const { t } = useTranslation('supply-chain');
  const toggled = (column: OptionalColumn) =>
    optionalColumns.filter((each) => (each === column) !== columns.includes(each));
  return (
    <PopoverMenu
      align="end"
      triggerClassName={styles.columnsButton}
      trigger={
        <>
          <Columns3 size={16} aria-hidden />
          {t('filter.columns')}
        </>
      }
    >
      <div className={styles.columns}>
        {optionalColumns.map((column) => (
          <CheckField
            key={column}
            name={`column-${column}`}
            label={t(`columns.${column}`)}
            checked={columns.includes(column)}
            onChange={() => onChange(toggled(column))}
          />
        ))}
      </div>
    </PopoverMenu>
  );
}
