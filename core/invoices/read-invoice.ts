import { InvoiceError, type Invoice } from './invoice';
import { readCii } from './read-cii';
import { readUbl } from './read-ubl';
import { readXml, type XmlElement } from './xml-tree';

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';

const readers: Readonly<Record<string, typeof readUbl>> = {
  [`${ubl}Invoice-2 Invoice`]: readUbl,
  [`${ubl}CreditNote-2 CreditNote`]: readUbl,
  'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100 CrossIndustryInvoice': readCii,
};

/**
 * Reads an invoice of EN 16931 in one of its two syntaxes.
 * @param text the XML as text, whatever encoding it declares
 * @throws InvoiceError
 */
export const readInvoice = (text: string): Invoice => invoiceIn(readXml(text.replace(/^\uFEFF/, '')));

/** @throws InvoiceError OTHER_STANDARD for any other document, and as `readInvoice` */
export function invoiceIn(root: XmlElement): Invoice {
  const read = readers[`${root.namespace} ${root.name}`];
  if (!read) throw new InvoiceError('OTHER_STANDARD');
  return read(root);
}
