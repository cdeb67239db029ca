import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unitOf } from '../../../../core/vsme/units';
import { saveFile } from '../../../lib/device/save-file';
import type { Cell } from '../../../lib/sheets/sheet-files';
import { reportCell } from '../../../domain/reports/report-cell';
import { useReportTexts } from '../../../domain/reports/use-report-texts';
import type { ReportView } from '../report-view';
import { reportLines } from '../report-lines';

interface ReportExport {
  workbook: () => Promise<void>;
  xbrl: () => Promise<void>;
  /** Whether a file could not be created because its code could not be loaded. */
  hasFailed: boolean;
}

const widths = [10, 40, 12, 60, 30, 40, 14, 40];

/** Creates files of a report on the device. */
export function useReportExport(view: ReportView): ReportExport {
  const { t } = useTranslation('sustainability-report');
  const texts = useReportTexts();
  const [hasFailed, setFailed] = useState(false);
  const { year, companyName, currency } = view.report;
  const name = `VSME ${year} ${companyName}`.replace(/[^\p{L}\p{N} .-]/gu, ' ').trim();
  const attempt = (make: () => Promise<void>) => async () => {
    setFailed(false);
    await make().catch(() => setFailed(true));
  };

  const cells = (): (Cell | Date)[][] => [
    (['disclosure', 'section', 'paragraph', 'name', 'row', 'value', 'unit', 'source'] as const).map(
      (column) => t(`workbook.${column}`),
    ),
    ...reportLines(view).map(({ section, concept, member, fact: { value, origin } }): (Cell | Date)[] => [
      /\d/u.test(section.disclosure) ? section.disclosure : '',
      texts.section(section),
      concept.paragraph,
      texts.concept(concept.name),
      member === '' ? '' : texts.member(section, member),
      reportCell(concept, value) ?? texts.value(concept, value, currency),
      unitOf(concept) === undefined ? '' : (texts.unit(concept, currency) ?? ''),
      t(`workbook.${origin === 'entered' ? 'entered' : 'known'}`, {
        source: origin === 'entered' ? '' : t(`origin.${origin}`),
      }),
    ]),
    ...(view.report.evidence ?? []).map((file): Cell[] => [
      /\d/u.test(file.disclosure) ? file.disclosure : '',
      t('workbook.evidence'),
      '',
      file.name,
    ]),
  ];

  return {
    hasFailed,
    workbook: attempt(async () => {
      const { writeSheets } = await import('../../../lib/sheets/sheet-files');
      const sheet = await writeSheets([{ name: `VSME ${year}`, cells: cells(), widths }]);
      saveFile(`${name}.xlsx`, sheet, sheet.type);
    }),
    xbrl: attempt(async () => {
      const { xbrlFile } = await import('./xbrl-file');
      const file = xbrlFile(view);
      if (file !== undefined) saveFile(`${name}.json`, file, 'application/json');
    }),
  };
}
