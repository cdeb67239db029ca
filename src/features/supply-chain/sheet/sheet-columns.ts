import type { Cell } from '../../../lib/sheets/sheet-files';
import { fold } from '../../../../core/search/fold';

/** Columns of a row, in the order of the template. */
export const sheetColumns = [
  'supplierName',
  'email',
  'sector',
  'country',
  'supplierId',
  'language',
  'dueDate',
  'message',
  'wanted',
] as const;
export type SheetColumn = (typeof sheetColumns)[number];

/** Headers that people and systems write, recognised whatever the reader's language; the first in the list counts. */
const usualHeaders: Record<SheetColumn, readonly string[]> = {
  supplierName: [
    ...['supplier name', 'supplier', 'company name', 'company', 'Lieferantenname', 'Lieferant', 'Firmenname'],
    ...['Firma', 'Unternehmen', 'nombre del proveedor', 'proveedor', 'nombre de la empresa', 'empresa'],
    ...['nom du fournisseur', 'fournisseur', 'raison sociale', 'entreprise', 'société', 'nome do fornecedor'],
    ...['fornecedor', 'nome da empresa', '供应商名称', '供应商', '公司名称', '企业名称', '公司'],
    ...['name', 'nombre', 'nom', 'nome', '名称'],
  ],
  email: [
    ...['email', 'e-mail', 'email address', 'mail', 'E-Mail-Adresse', 'correo electrónico', 'correo'],
    ...['adresse e-mail', 'courriel', 'endereço de e-mail', '电子邮箱', '电子邮件', '邮箱', '邮件'],
  ],
  sector: [
    ...['product group', 'sector', 'sector code', 'Produktgruppe', 'Warengruppe', 'Branche'],
    ...['grupo de productos', 'groupe de produits', 'secteur', 'grupo de produtos', 'setor'],
    ...['产品组', '行业'],
  ],
  country: [
    ...['country of production', 'country', 'country code', 'Produktionsland', 'Land', 'Ländercode'],
    ...['país de producción', 'pays de production', 'país de produção', 'país', 'pays'],
    ...['生产国家/地区', '国家/地区', '国家'],
  ],
  supplierId: [
    ...['supplier number', 'supplier id', 'Lieferantennummer', 'Lieferanten-Nr.', 'Kreditorennummer'],
    ...['número de proveedor', 'numéro de fournisseur', 'número de fornecedor', '供应商编号', '供应商代码'],
    ...['number', 'id', 'Nummer', 'Nr.', 'número', 'numéro', '编号'],
  ],
  language: ['language', 'locale', 'Sprache', 'idioma', 'langue', '语言'],
  dueDate: [
    ...['due date', 'due', 'answer due by', 'answer wanted by', 'Frist', 'fecha límite', 'échéance', 'prazo'],
    ...['resposta desejada até', '期望答复日期', '截止日期', 'date', 'Datum', 'fecha', 'data', '日期'],
  ],
  message: ['message', 'Nachricht', 'mensaje', 'mensagem', '留言'],
  wanted: ['asked for', 'wanted', 'what is asked for'],
};

/** The index of each column. */
export type ColumnPlaces = Partial<Record<SheetColumn, number>>;

const plain = (cell: Cell | undefined) => fold(String(cell ?? '').trim());

/**
 * The column positions from a header row; undefined if the row is not one. A supplier and an address column
 * are enough.
 */
export function columnPositions(
  row: readonly Cell[],
  ownHeaders: Readonly<Record<SheetColumn, string>>,
): ColumnPlaces | undefined {
  const cells = row.map(plain);
  const places: ColumnPlaces = {};
  for (const column of sheetColumns) {
    const known = [ownHeaders[column], ...usualHeaders[column]].map(fold);
    const header = known.find((each) => cells.includes(each));
    if (header !== undefined) places[column] = cells.indexOf(header);
  }
  return places.supplierName !== undefined && places.email !== undefined ? places : undefined;
}

/** The column order of the template, for rows without headers. */
export const templatePlaces: ColumnPlaces = Object.fromEntries(
  sheetColumns.map((column, place) => [column, place]),
);
