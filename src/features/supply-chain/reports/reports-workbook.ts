import { parseInstant } from '../../../../core/dates/parse-instant';
import type { SharedReport } from '../../../../core/contracts/shared-report';
import type { SupplierReport } from '../../../../core/contracts/supply-chain';
import type { Locale } from '../../../../core/i18n/locales';
import type { Facts } from '../../../../core/vsme/facts';
import { placeKey } from '../../../../core/terms/report-value';
import { hasOpenRows, type Concept, type ReportSection } from '../../../../core/vsme/taxonomy';
import type { Disclosure } from '../../../../core/terms/disclosures';
import { unitOf } from '../../../../core/vsme/units';
import { taxonomy } from '../../../../data/vsme/taxonomy';
import { loadReportTexts } from '../../../domain/reports/load-report-texts';
import { reportCell } from '../../../domain/reports/report-cell';
import type { ReportTexts } from '../../../domain/reports/report-texts';
import { linesOf } from '../../../domain/reports/section-lines';
import { writeSheets, type BookSheet, type Cell } from '../../../lib/sheets/sheet-files';

/** Texts of the workbook other than the labels of the taxonomy. */
type Words = Readonly<
  Record<
    | ('supplier' | 'number' | 'company' | 'year' | 'asOf' | 'currency')
    | ('evidence' | 'notApplicable' | 'sensitive'),
    string
  >
>;

interface Row {
  of: Omit<SupplierReport, 'report'>;
  report: SharedReport;
  facts: Facts;
}

/** A column of every row; tables with rows of their own share one cell. */
interface Column {
  section: ReportSection;
  concept: Concept;
  /** For tables with fixed members; else empty. */
  member: string;
}

const leadWidths = [28, 14, 28, 8, 14, 10];
const width = 24;

/** A workbook with a sheet for each disclosure that any supplier reports: one row per supplier and year. */
export async function reportsWorkbook(
  reports: readonly SupplierReport[],
  words: Words,
  locale: Locale,
): Promise<Blob> {
  return writeSheets(sheetsOf(reports, words, await loadReportTexts(locale)));
}

function sheetsOf(reports: readonly SupplierReport[], words: Words, texts: ReportTexts): BookSheet[] {
  const rows = reports.map(({ report, ...of }): Row => ({
    ...{ of, report },
    facts: new Map(report.facts.map((fact) => [placeKey(fact), fact])),
  }));
  const lead: Cell[] = [words.supplier, words.number, words.company, words.year, words.asOf, words.currency];
  const names = [...new Set(taxonomy.sections.map(({ disclosure }) => disclosure))];
  const found = names.flatMap((disclosure) => {
    const sections = taxonomy.sections.filter((section) => section.disclosure === disclosure);
    const columns = sections.flatMap((section) => columnsOf(section, rows));
    const files = rows.map(({ report }) => filesOf(report, disclosure));
    const hasFiles = files.some((names) => names !== null);
    if (columns.length === 0 && !hasFiles) return [];
    return {
      name: texts.disclosure(disclosure),
      cells: [
        [...lead, ...columns.map((column) => headOf(column, texts)), ...(hasFiles ? [words.evidence] : [])],
        ...rows.map((row, index) => [
          ...leadOf(row),
          ...columns.map((column) => cellOf(column, row, words, texts)),
          ...(hasFiles ? [files[index] ?? null] : []),
        ]),
      ],
      widths: [...leadWidths, ...columns.map(() => width), ...(hasFiles ? [width] : [])],
    };
  });
  // A workbook without sheets cannot be opened.
  return found.length > 0
    ? found
    : [{ name: 'VSME', cells: [lead, ...rows.map(leadOf)], widths: leadWidths }];
}

/** File names of a supplier's evidence for a disclosure, one per line. */
function filesOf({ evidence = [] }: SharedReport, of: Disclosure): string | null {
  const names = evidence.filter(({ disclosure }) => disclosure === of).map(({ name }) => name);
  return names.length === 0 ? null : names.join('\n');
}

/** The columns of a section for which any row has a value or an omission. */
function columnsOf(section: ReportSection, rows: readonly Row[]): Column[] {
  const found = new Map<string, Column>();
  for (const { facts } of rows)
    for (const { concept, member } of linesOf(section, facts)) {
      const column = { section, concept, member: hasOpenRows(section) ? '' : member };
      found.set(placeKey({ concept: concept.name, member: column.member }), column);
    }
  return [...found.values()];
}

function headOf({ section, concept, member }: Column, texts: ReportTexts): string {
  const name = [texts.concept(concept.name), member && texts.member(section, member)]
    .filter(Boolean)
    .join(' – ');
  const unit = unitOf(concept);
  // Amounts of money are in the currency of their row.
  const isMoney = unit === undefined || unit.includes('currency');
  return isMoney ? name : `${name} (${texts.unit(concept, '') ?? ''})`;
}

/** The reader's day of an instant. */
function dayOf(instant: string | null): Date | null {
  const found = parseInstant(instant);
  return found ? new Date(Date.UTC(found.getFullYear(), found.getMonth(), found.getDate())) : null;
}

const leadOf = ({ of, report }: Row): (Cell | Date)[] => [
  of.supplierName,
  of.supplierId,
  report.companyName,
  report.year,
  dayOf(report.sharedAt),
  report.currency,
];

function cellOf(
  { section, concept, member }: Column,
  { report, facts }: Row,
  words: Words,
  texts: ReportTexts,
): Cell | Date {
  const omission = report.omissions.find((each) => each.section === section.id);
  if (omission) return words[omission.kind];
  const lines = linesOf(section, facts).filter((line) => line.concept === concept);
  if (hasOpenRows(section))
    return lines
      .map(
        (line) => `${texts.member(section, line.member)}: ${texts.fact(concept, line.fact, report.currency)}`,
      )
      .join('\n');
  const value = lines.find((line) => line.member === member)?.fact.value;
  if (value === undefined) return null;
  return reportCell(concept, value) ?? texts.value(concept, value, report.currency);
}
