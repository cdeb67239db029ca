import { useTranslation } from 'react-i18next';
import { joinSentences } from '../../../lib/i18n/join-sentences';
import { useFaultText } from '../../../lib/i18n/use-fault-text';
import { useLocale } from '../../../lib/i18n/use-locale';
import type { Cell } from '../../../lib/sheets/sheet-files';
import { writeAnswer } from '../answers/read-answer';
import type { ReadRow } from './read-rows';
import * as tableStyles from '../../../components/table/preview-table.module.css';
import * as styles from './sheet-preview.module.css';

/** The changes of a sheet row by row, and the rows with faults. */
export function SheetPreview({ rows }: { rows: readonly ReadRow[] }) {
  const { t } = useTranslation('assessment');
  const faultText = useFaultText();
  const { locale } = useLocale();
  const write = (cell: Cell, isYear = false) => writeAnswer(isYear ? 'year' : 'number', cell, locale);
  const wrong = rows.filter(({ fault }) => fault).length;
  return (
    <div className={styles.preview}>
      <p role="status">
        {joinSentences([
          rows.length === 0 ? t('sheet.nothing') : t('sheet.changes', { count: rows.length - wrong }),
          wrong > 0 && t('sheet.wrong', { count: wrong }),
        ])}
      </p>
      {rows.length > 0 && (
        <table className={tableStyles.table}>
          <thead>
            <tr>
              <th scope="col">{t('sheet.column.question')}</th>
              <th scope="col">{t('sheet.column.before')}</th>
              <th scope="col">{t('sheet.column.after')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ number, label, before, after, fault, isYear }) => (
              <tr key={number} data-wrong={fault ? true : undefined}>
                <th scope="row">
                  <span className={tableStyles.muted}>{t('sheet.row', { number })}</span> {label}
                </th>
                <td>{write(before, isYear)}</td>
                <td>
                  {write(after, isYear)}
                  {fault && <p className={tableStyles.fault}>{faultText(fault)}</p>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
