import type { ReportView } from '../report-view';
import { createCells, type CellValue } from './cells';
import { targetsOf } from './targets';
import { cellAt, openWorkbook, saveWorkbook, TemplateError } from './workbook';

/** Existing content of a cell, and the report's value for it. */
export interface Replaced {
  name: string;
  before: string;
  after: string;
}

/** A preview of a filled template; nothing is written before `fill`. */
export interface FilledTemplate {
  /** Number of values for empty cells. */
  added: number;
  /** Existing entries that differ from the report. */
  replaced: readonly Replaced[];
  /** Values whose cell the template calculates itself. */
  calculated: readonly string[];
  /** Values for which the template has no cell or option. */
  missing: readonly string[];
  version: string;
  language: string;
  hasMacros: boolean;
  /** The filled workbook; existing entries are kept unless `replace` is set. */
  fill: (options: { replace: boolean }) => Uint8Array;
}

const versionName = 'template_reporting_template_version';

/** Reads a template and prepares the values to write. @throws TemplateError */
export function fillTemplate(bytes: Uint8Array, view: ReportView): FilledTemplate {
  const workbook = openWorkbook(bytes);
  if (!workbook.names.has('BasisForPreparation') && !workbook.names.has(versionName))
    throw new TemplateError('notTheTemplate');
  const cells = createCells(workbook);
  const shownAt = (name: string) => {
    const place = workbook.names.has(name) && cellAt(workbook.names.get(name) as never);
    return (place && cells.find(place)?.shown) || '';
  };
  const added: { place: Parameters<typeof cells.write>[0]; value: CellValue }[] = [];
  const replacing: typeof added = [];
  const replaced: Replaced[] = [];
  const calculated = new Set<string>();
  const missing = new Set<string>();
  const taken = new Map<string, CellValue>();
  for (const { name, place, value } of targetsOf(view, workbook, cells)) {
    const cell = place && cells.find(place);
    if (!cell || !place || value === undefined) {
      missing.add(name);
      continue;
    }
    const isUnit = name.endsWith('_unit');
    const isFixed = cell.isLocked || cell.hasFormula;
    const key = `${place.part} ${place.ref}`;
    if (taken.has(key)) {
      // A waste or a material has one cell for its mass or its volume.
      if (taken.get(key) !== value && !isUnit && !isFixed) missing.add(name);
      continue;
    }
    taken.set(key, value);
    const after = typeof value === 'boolean' ? (value ? 'TRUE' : '') : String(value);
    if (isFixed) {
      // The unit of a value that the template calculates is no value of its own.
      if (!isUnit) calculated.add(name);
    } else if (cell.shown === '') added.push({ place, value });
    else if (cell.shown !== after) {
      replacing.push({ place, value });
      replaced.push({ name, before: cell.shown, after });
    }
  }
  return {
    added: added.length,
    replaced,
    calculated: [...calculated],
    missing: [...missing],
    version: shownAt(versionName),
    language: shownAt('template_selected_display_language'),
    hasMacros: 'xl/vbaProject.bin' in workbook.parts,
    fill({ replace }) {
      const written = createCells(workbook);
      for (const { place, value } of [...added, ...(replace ? replacing : [])]) written.write(place, value);
      return saveWorkbook(
        workbook,
        new Map([...written.changed, ['xl/workbook.xml', recalculated(workbook.text('xl/workbook.xml'))]]),
      );
    },
  };
}

/** Formula results are cached in the file, so spreadsheets are told to recalculate when it is opened. */
function recalculated(workbook: string): string {
  if (/<calcPr\b[^>]*fullCalcOnLoad=/u.test(workbook)) return workbook;
  return workbook.replace(/<calcPr\b/u, '<calcPr fullCalcOnLoad="1"');
}
