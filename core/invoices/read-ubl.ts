import {
  dateOf,
  decimal,
  directed,
  orNull,
  periodOf,
  quantityOf,
  refuseOtherCurrency,
  required,
  sumOf,
  typeOf,
  withoutSpaces,
} from './figures';
import { InvoiceError, type Invoice, type InvoiceLine, type Seller } from './invoice';
import { findAll, textAt, type XmlElement } from './xml-tree';

/** UBL 2.1 invoices and credit notes, by the syntax binding of CEN/TS 16931-3-2. @throws InvoiceError */
export function readUbl(root: XmlElement): Invoice {
  const isCreditNote = root.name === 'CreditNote';
  const type = typeOf(textAt(root, 'InvoiceTypeCode', 'CreditNoteTypeCode'), isCreditNote);
  const currency = required(root, 'DocumentCurrencyCode').toUpperCase();
  const lineElements = findAll(root, isCreditNote ? 'CreditNoteLine' : 'InvoiceLine');
  const totals = findAll(root, 'LegalMonetaryTotal')[0];
  const issueDate = dateOf(required(root, 'IssueDate'));
  if (!totals || issueDate === '') throw new InvoiceError('INCOMPLETE');
  refuseOtherCurrency(
    [
      ...findAll(totals, 'TaxExclusiveAmount'),
      ...lineElements.flatMap((line) => findAll(line, 'LineExtensionAmount')),
    ],
    currency,
  );
  const lines = lineElements.map((line) => readLine(line, type));
  return {
    type,
    number: required(root, 'ID'),
    issueDate,
    seller: readSeller(root),
    precedingNumber: orNull(textAt(root, 'BillingReference/InvoiceDocumentReference/ID')),
    period: readPeriod(root),
    currency,
    ...sumOf(type, totals, 'TaxExclusiveAmount', lines),
    lines,
  };
}

function readLine(line: XmlElement, type: Invoice['type']): InvoiceLine {
  const quantity = [...findAll(line, 'InvoicedQuantity'), ...findAll(line, 'CreditedQuantity')][0];
  return {
    name: textAt(line, 'Item/Name', 'Item/Description'),
    description: textAt(line, 'Item/Description'),
    classifications: findAll(line, 'Item/CommodityClassification/ItemClassificationCode').map(
      ({ text }) => text,
    ),
    ...quantityOf(type, quantity),
    net: directed(type, decimal(required(line, 'LineExtensionAmount'))),
    period: readPeriod(line),
  };
}

const readPeriod = (element: XmlElement) =>
  periodOf(textAt(element, 'InvoicePeriod/StartDate'), textAt(element, 'InvoicePeriod/EndDate'));

function readSeller(root: XmlElement): Seller {
  const party = findAll(root, 'AccountingSupplierParty/Party')[0];
  if (!party) throw new InvoiceError('INCOMPLETE');
  const vat = findAll(party, 'PartyTaxScheme').find((scheme) => textAt(scheme, 'TaxScheme/ID') === 'VAT');
  return {
    name: required(party, 'PartyLegalEntity/RegistrationName', 'PartyName/Name'),
    vatId: vat ? orNull(withoutSpaces(textAt(vat, 'CompanyID'))) : null,
    country: orNull(textAt(party, 'PostalAddress/Country/IdentificationCode').toUpperCase()),
  };
}
