import { useTranslation } from 'react-i18next';
import type { CodePage } from '../../../../core/tables/decode-text';
import { authorName } from '../../../../core/terms/api-clients';
import { listFormat, numberFormat } from '../../../../core/i18n/intl';
import { Notice } from '../../../components/ui/notice';
import { InstantText } from '../../../components/ui/instant';
import { MarkedText } from '../../../components/ui/marked-text';
import type { FieldControl } from '../../../lib/forms/use-draft-form';
import { useLocale } from '../../../lib/i18n/use-locale';
import { ChoiceGroup } from '../../../components/form/choice-group';
import { EncodingNotice } from '../../../components/form/encoding-notice';
import { countedTables, type Repeats } from './preview-counts';
import type { Preview } from './use-import';
import { useImportTexts } from './use-import-texts';
import { ImportErrors } from './import-errors';
import * as tableStyles from '../../../components/table/preview-table.module.css';
import * as styles from './files.module.css';

const maxNamed = 5;

interface ImportPreviewProps {
  preview: Preview;
  repeats: FieldControl<Repeats | ''>;
  onEncoding: (codePage: CodePage) => void;
}

/** What a file would change: entries per table, row by row, and all errors. */
export function ImportPreview({ preview, repeats, onEncoding }: ImportPreviewProps) {
  const { t } = useTranslation('carbon-files');
  const { locale } = useLocale();
  const texts = useImportTexts();
  const { fileName, years, rows, errorCount, alike, fractions, ignoredSheets, earlier } = preview;
  const { identical, identicalRows, ambiguous, encoding } = preview;
  const number = (value: number) =>
    numberFormat(locale, { useGrouping: false, maximumFractionDigits: 3 }).format(value);
  const tables = countedTables(preview);
  const list = listFormat(locale);
  return (
    <div className={styles.stack}>
      <p role="status">
        <strong className={styles.fileName}>{fileName}</strong>
        {years.length > 0 && ` · ${t('preview.years', { years: list.format(years.map(String)) })}`}
      </p>
      {encoding && <EncodingNotice {...encoding} codePage={encoding.name} onChoose={onEncoding} />}
      {earlier && (
        <Notice tone="caution" title={t('preview.earlier')}>
          <p>
            <InstantText value={earlier.createdAt} /> · {authorName(earlier.createdBy)}
          </p>
          <p>{t('preview.earlierText')}</p>
        </Notice>
      )}
      {alike > 0 && errorCount === 0 && !earlier && (
        <Notice tone="caution" title={t('preview.alike', { count: alike })}>
          {t('preview.alikeText')}
        </Notice>
      )}
      {identical > 0 && (
        <Notice tone="caution" title={t('preview.identical', { count: identical })}>
          <p>
            {list.format(
              identicalRows
                .slice(0, maxNamed)
                .map(({ row, first }) => t('preview.identicalRow', { row, first })),
            )}
          </p>
          <ChoiceGroup
            kind="one"
            label={t('preview.identicalQuestion')}
            value={[repeats.value]}
            options={[
              { value: 'leaveOut', label: t('preview.identicalLeaveOut') },
              { value: 'keep', label: t('preview.identicalKeep') },
            ]}
            onChange={([chosen]) => repeats.onChange(chosen as Repeats)}
          />
        </Notice>
      )}
      {ambiguous && (
        <Notice tone="caution" title={t('preview.ambiguous', { count: ambiguous.count })}>
          {t('preview.ambiguousText', {
            row: ambiguous.row,
            column: ambiguous.column,
            written: ambiguous.text,
            read: number(ambiguous.read),
            other: number(ambiguous.other),
          })}
        </Notice>
      )}
      {fractions && (
        <Notice tone="caution" title={t('preview.fractions')}>
          {t('preview.fractionsText')}
        </Notice>
      )}
      {ignoredSheets.length > 0 && (
        <Notice
          tone="caution"
          title={t('preview.ignored', { count: ignoredSheets.length, sheets: list.format(ignoredSheets) })}
        >
          {t('preview.ignoredText')}
        </Notice>
      )}
      {errorCount > 0 && <ImportErrors preview={preview} />}
      {tables.length > 0 && (
        <ul className={styles.counts}>
          {tables.map(({ table, create, update, same }) => (
            <li key={table}>
              <MarkedText
                text={t('common:labelled', {
                  name: texts.table(table),
                  value: list.format([
                    t('preview.create', { count: create }),
                    t('preview.update', { count: update }),
                    t('preview.same', { count: same }),
                  ]),
                })}
                marks={{ name: (words) => <strong>{words}</strong> }}
              />
            </li>
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <details>
          <summary className={styles.summary}>{t('preview.rows', { count: rows.length })}</summary>
          {/* A scrollable region must be reachable by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
          <div className={styles.scroll} role="region" aria-label={t('preview.rowsLabel')} tabIndex={0}>
            <table className={tableStyles.table}>
              <thead>
                <tr>
                  <th scope="col">{t('errorFile.row')}</th>
                  <th scope="col">{t('preview.action')}</th>
                  <th scope="col">{t('preview.content')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ table, row, action, cells }) => (
                  <tr key={`${table}/${row}`}>
                    <th scope="row">
                      {texts.table(table)}, {row}
                    </th>
                    <td>{t(`preview.actions.${action}`)}</td>
                    <td>{cells.filter(Boolean).join(' · ')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </div>
  );
}
