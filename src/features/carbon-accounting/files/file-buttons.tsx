import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ImportTable } from '../../../../core/contracts/ca-imports';
import { SelectField } from '../../../components/form/select-field';
import { Button } from '../../../components/ui/button';
import { useViewOption } from '../../../lib/forms/use-view-option';
import { importTables, type FileFormat } from './files';
import { useImportTexts } from './use-import-texts';
import * as styles from './files.module.css';

interface FileButtonsProps {
  /** Formats that hold all tables in one file. */
  formats: readonly Exclude<FileFormat, 'csv'>[];
  disabled: boolean;
  onDownload: (format: FileFormat, table?: ImportTable) => void;
}

/** Downloads with all tables, and CSV files with one each. */
export function FileButtons({ formats, disabled, onDownload }: FileButtonsProps) {
  const { t } = useTranslation('carbon-files');
  const texts = useImportTexts();
  const [table, setTable] = useViewOption<ImportTable>('activities');
  return (
    <>
      <div className={styles.buttons}>
        {formats.map((format) => (
          <Button key={format} disabled={disabled} onClick={() => onDownload(format)}>
            <Download size={16} aria-hidden />
            {t(`formats.${format}`)}
          </Button>
        ))}
      </div>
      <div className={styles.csv}>
        <SelectField
          label={t('csvTable')}
          value={table}
          onChange={setTable}
          options={importTables.map((each) => ({ value: each, label: texts.table(each) }))}
        />
        <Button disabled={disabled} onClick={() => onDownload('csv', table)}>
          <Download size={16} aria-hidden />
          {t('formats.csv')}
        </Button>
      </div>
    </>
  );
}
