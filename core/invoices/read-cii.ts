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

const settlementPath = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement';
const sellerPath = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty';
const linesPath = 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem';

/**
 * UN/CEFACT's Cross Industry Invoice, by the syntax binding of CEN/TS 16931-3-3; including the profiles of Factur-X and
 * ZUGFeRD 2 below EN 16931, which have no lines, and above, whose lines that only group others do not count.
 * @throws InvoiceError
 */
export function readCii(root: XmlElement): Invoice {
  const document = findAll(root, 'ExchangedDocument')[0];
  const settlement = findAll(root, settlementPath)[0];
  const totals = settlement && findAll(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation')[0];
  if (!document || !settlement || !totals) throw new InvoiceError('INCOMPLETE');
  const type = typeOf(textAt(document, 'TypeCode'));
  const issueDate = dateOf(required(document, 'IssueDateTime/DateTimeString'));
  if (issueDate === '') throw new InvoiceError('INCOMPLETE');
  const currency = required(settlement, 'InvoiceCurrencyCode').toUpperCase();
  const lineElements = findAll(root, linesPath).filter(isOwnLine);
  refuseOtherCurrency(
    [
      ...findAll(totals, 'TaxBasisTotalAmount'),
      ...lineElements.flatMap((line) => findAll(line, lineTotalPath)),
    ],
    currency,
  );
  const lines = lineElements.map((line) => readLine(line, type));
  return {
    type,
    number: required(document, 'ID'),
    issueDate,
    seller: readSeller(root),
    precedingNumber: orNull(textAt(settlement, 'InvoiceReferencedDocument/IssuerAssignedID')),
    period: readPeriod(settlement),
    currency,
    ...sumOf(type, totals, 'TaxBasisTotalAmount', lines),
    lines,
  };
}

const lineTotalPath =
  'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount';

/** Extended profile: headings and remarks among the lines. */
const isOwnLine = (line: XmlElement): boolean =>
  !['GROUP', 'INFORMATION'].includes(textAt(line, 'AssociatedDocumentLineDocument/LineStatusReasonCode'));

function readLine(line: XmlElement, type: Invoice['type']): InvoiceLine {
  const quantity = findAll(line, 'SpecifiedLineTradeDelivery/BilledQuantity')[0];
  return {
    name: textAt(line, 'SpecifiedTradeProduct/Name', 'SpecifiedTradeProduct/Description'),
    description: textAt(line, 'SpecifiedTradeProduct/Description'),
    classifications: findAll(line, 'SpecifiedTradeProduct/DesignatedProductClassification/ClassCode').map(
      ({ text }) => text,
    ),
    ...quantityOf(type, quantity),
    net: directed(type, decimal(required(line, lineTotalPath))),
    period: readPeriod(findAll(line, 'SpecifiedLineTradeSettlement')[0]),
  };
}

const readPeriod = (element: XmlElement | undefined) =>
  element === undefined
    ? null
    : periodOf(
        textAt(element, 'BillingSpecifiedPeriod/StartDateTime/DateTimeString'),
        textAt(element, 'BillingSpecifiedPeriod/EndDateTime/DateTimeString'),
      );

function readSeller(root: XmlElement): Seller {
  const party = findAll(root, sellerPath)[0];
  if (!party) throw new InvoiceError('INCOMPLETE');
  const vat = findAll(party, 'SpecifiedTaxRegistration/ID').find(
    ({ attributes }) => attributes.get('schemeID') === 'VA',
  );
  return {
    name: required(party, 'Name'),
    vatId: vat ? orNull(withoutSpaces(vat.text)) : null,
    country: orNull(textAt(party, 'PostalTradeAddress/CountryID').toUpperCase()),
  };
}
