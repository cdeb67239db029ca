import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { maxErrors } from '../../../../core/carbon/inputs/import-limits';
import type { ImportTable } from '../../../../core/contracts/ca-imports';
import { joinSentences } from '../../../lib/i18n/join-sentences';
import { saveFile } from '../../../lib/device/save-file';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { writeErrorFile } from './error-file';
import { refusedSheet } from '../../../lib/sheets/refused-sheet';
import { writeSheets } from '../../../lib/sheets/sheet-files';
import { useFigures } from '../../../lib/i18n/use-figures';
import type { Preview } from './use-import';
import { useImportTexts } from './use-import-texts';
import * as styles from './files.module.css';

const maxShown = 50;

const placeOf = (table: ImportTable | null, row: number) => `${table} ${row}`;

/** The errors in a file, row by row, on screen and as a file to work through. */
export function ImportErrors({ preview }: { preview: Preview }) {
  const { t } = useTranslation('carbon-files');
  const { figure } = useFigures();
  const { errors, errorCount, fileName, refused, moreRefused, others } = preview;
  const { line, table: tableName } = useImportTexts();
  const header = {
    table: t('errorFile.table'),
    row: t('errorFile.row'),
    column: t('errorFile.column'),
    value: t('errorFile.value'),
    problem: t('errorFile.problem'),
  };
  const download = async () => {
    const file = await writeErrorFile(header, errors.map(line));
    saveFile(`${fileName.replace(/\.\w+$/, '')}-errors.xlsx`, file, file.type);
  };
  const saveRefused = async () => {
    const found = new Map<string, string[]>();
    for (const error of errors) {
      const { column, problem } = line(error);
      const place = placeOf(error.table, error.row);
      const text = column ? t('errors.inColumn', { column, problem }) : problem;
      found.set(place, [...(found.get(place) ?? []), text]);
    }
    const whatIsWrong =
      moreRefused > 0 ? t('errors.whatIsWrongMore', { count: moreRefused }) : t('errors.whatIsWrong');
    const file = await writeSheets(
      refused.map(({ table, sheet, header, rows }) => {
        const withProblems = rows.map(({ row, cells }) => ({
          cells,
          problems: found.get(placeOf(table, row)) ?? [],
        }));
        return refusedSheet({ name: sheet || tableName(table), header, rows: withProblems }, whatIsWrong);
      }),
    );
    saveFile(`${fileName.replace(/\.\w+$/, '')}-refused.xlsx`, file, file.type);
  };
  return (
    <>
      <Notice
        tone="negative"
        title={t('errors.title', { count: errorCount })}
        actions={
          <>
            <Button size="small" onClick={() => void download()}>
              <Download size={16} aria-hidden />
              {t('errors.download')}
            </Button>
            {refused.length > 0 && (
              <Button size="small" onClick={() => void saveRefused()}>
                <Download size={16} aria-hidden />
                {t('errors.refused')}
              </Button>
            )}
          </>
        }
      >
        {joinSentences([
          t('errors.text'),
          others > 0 && t('errors.others'),
          errorCount >= maxErrors && t('errors.first', { most: figure(errors.length, 'money') }),
        ])}
      </Notice>
      <ul className={styles.errors} aria-label={t('errors.label')}>
        {errors
          .slice(0, maxShown)
          .map(line)
          .map(({ table, row, column, value, problem }, index) => (
            <li key={index}>
              {row > 0 && (
                <strong>{[table, t('errors.row', { row }), column].filter(Boolean).join(' · ')}</strong>
              )}
              <span>{problem}</span>
              {value !== '' && <span className={styles.value}>{value}</span>}
            </li>
          ))}
      </ul>
      {errors.length > maxShown && <p className={styles.muted}>{t('errors.more')}</p>}
    </>
  );
}
