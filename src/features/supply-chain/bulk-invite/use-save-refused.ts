import { useTranslation } from 'react-i18next';
import { localeNames } from '../../../../core/i18n/locales';
import { saveFile } from '../../../lib/device/save-file';
import { writeSheet, type Cell } from '../../../lib/sheets/sheet-files';
import type { CheckedRow } from '../sheet/check-rows';
import { sheetColumns, type SheetColumn } from '../sheet/sheet-columns';
import { useProductGroup } from '../use-product-group';
import { useSheetLabels } from './use-sheet-labels';

const widths = [32, 32, 24, 20, 18, 14, 18, 40, 40, 60];

/** Saves refused rows as a sheet with their faults; corrected, it can be read again. */
export function useSaveRefused(): (refused: readonly CheckedRow[]) => Promise<void> {
  const { t } = useTranslation('supply-chain');
  const { headers, locale, wanted } = useSheetLabels();
  const nameOf = useProductGroup();

  const cellsOf = ({ row, fault }: CheckedRow): Cell[] => {
    const { given, sectorCode = '', countryCode = '' } = row;
    const { sector, country } = nameOf({ sectorCode, countryCode });
    const values: Record<SheetColumn, string | undefined> = {
      supplierName: row.supplierName,
      email: row.email,
      sector: given.sector ?? sector,
      country: given.country ?? country,
      supplierId: row.supplierId,
      language: given.language ?? (row.locale ? localeNames[row.locale] : ''),
      dueDate: given.dueDate ?? row.dueDate,
      message: row.message,
      wanted: given.wanted ?? row.wanted?.map((kind) => wanted[kind]).join('; '),
    };
    const wrong = fault ? t(`fault.${fault}`, { ...given }) : '';
    return [...sheetColumns.map((column) => values[column] ?? ''), wrong];
  };

  return async (refused) => {
    const header = [...sheetColumns.map((column) => headers[column]), t('many.whatIsWrong')];
    const cells = [header, ...refused.map(cellsOf)];
    const file = await writeSheet(cells, { format: 'xlsx', locale, name: t('many.refused'), widths });
    saveFile('suppliers-left-out.xlsx', file, file.type);
  };
}
