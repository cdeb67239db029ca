import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodePage } from '../../../../core/tables/decode-text';
import type { Version } from '../../../lib/outbox/edit';
import { saveFile } from '../../../lib/device/save-file';
import { useLocale } from '../../../lib/i18n/use-locale';
import {
  readSheet,
  UnreadableSheetError,
  writeSheet,
  type Encoding,
  type SheetFormat,
} from '../../../lib/sheets/sheet-files';
import { useLatestRun } from '../../../lib/timing/use-latest-run';
import type { Questionnaire } from './questionnaire';
import { answerColumn, readRows, type ReadSheet } from './read-rows';
import { cellsOf, toRows } from './rows';
import { saveChanges } from './save-changes';
import { useQuestionTexts } from '../answers/use-question-texts';
import { useSheetLabels } from './use-sheet-labels';

type Problem = 'unreadable' | 'foreign';

/** Sheets of a questionnaire: creates one, reads one, and saves its changes. */
export function useSheet(questionnaire: Questionnaire) {
  const { t } = useTranslation('assessment');
  const { locale } = useLocale();
  const texts = useQuestionTexts();
  const labels = useSheetLabels();
  const [read, setRead] = useState<ReadSheet & { version: Version }>();
  const [encoding, setEncoding] = useState<Encoding>();
  const [problem, setProblem] = useState<Problem>();
  const startReading = useLatestRun();
  const rows = toRows(questionnaire, texts, labels);

  return {
    ...{ encoding, problem },
    read: read && { rows: read.rows, count: countOf(read) },
    async download(format: SheetFormat, isBlank: boolean) {
      const header = (['key', 'section', 'question', 'hint', 'answer'] as const).map((name) =>
        t(`sheet.column.${name}`),
      );
      const { title: name } = questionnaire;
      const file = await writeSheet([header, ...rows.map((row) => cellsOf(row, isBlank))], {
        format,
        locale,
        name,
        widths: [30, 28, 60, 40, 40],
        isAsTyped: (row, column) => column === answerColumn && rows[row - 1]?.hint === '%',
      });
      saveFile(`${questionnaire.fileName}.${format}`, file, file.type);
    },
    async open(file: File, codePage?: CodePage) {
      const isLatest = startReading();
      // The version of the answers that the sheet is compared with: they may change while it is read.
      const version = questionnaire.save.version();
      setRead(undefined);
      setProblem(undefined);
      setEncoding(undefined);
      try {
        const { cells, encoding: found } = await readSheet(file, { codePage });
        if (!isLatest()) return;
        setEncoding(found);
        const sheet = readRows(cells, { questionnaire, rows, texts, labels, locale });
        if (sheet.isOurs) setRead({ ...sheet, version });
        else setProblem('foreign');
      } catch (error) {
        if (!(error instanceof UnreadableSheetError)) throw error;
        if (isLatest()) setProblem('unreadable');
      }
    },
    apply() {
      if (read) saveChanges(questionnaire, read.changes, read.version);
    },
  };
}

function countOf({ rows }: ReadSheet): number {
  return rows.filter(({ fault }) => !fault).length;
}
