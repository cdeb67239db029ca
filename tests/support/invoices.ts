/** Handwritten EN 16931 invoices for tests: what a line contains in both syntaxes. */
export interface WrittenLine {
  name: string;
  quantity: string;
  unit: string;
  net: string;
  description?: string;
  classification?: string;
  from?: string;
  to?: string;
}

export interface WrittenInvoice {
  number: string;
  issued: string;
  seller: string;
  lines: readonly WrittenLine[];
  vatId?: string;
  country?: string;
  currency?: string;
  /** UNTDID 1001. */
  typeCode?: string;
  preceding?: string;
  from?: string;
  to?: string;
  charges?: string;
  /** The sum of lines and charges unless given. */
  net?: string;
}

const netOf = ({ net, lines, charges = '0' }: WrittenInvoice) =>
  net ?? (lines.reduce((sum, line) => sum + Number(line.net), 0) + Number(charges)).toFixed(2);

const ublNames = 'urn:oasis:names:specification:ubl:schema:xsd';

const ublPeriod = ({ from, to }: { from?: string; to?: string }) =>
  from === undefined
    ? ''
    : `<cac:InvoicePeriod><cbc:StartDate>${from}</cbc:StartDate><cbc:EndDate>${to ?? from}</cbc:EndDate></cac:InvoicePeriod>`;

export function writeUbl(invoice: WrittenInvoice, kind: 'Invoice' | 'CreditNote' = 'Invoice'): string {
  const { number, issued, seller, country = 'DE', currency = 'EUR', vatId, preceding } = invoice;
  const { typeCode = kind === 'Invoice' ? '380' : '381', charges = '0' } = invoice;
  const quantity = kind === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity';
  const money = (name: string, value: string) =>
    `<cbc:${name} currencyID="${currency}">${value}</cbc:${name}>`;
  const lines = invoice.lines.map(
    (line, index) => `
  <cac:${kind}Line>
    <cbc:ID>${index + 1}</cbc:ID>
    <cbc:${quantity} unitCode="${line.unit}">${line.quantity}</cbc:${quantity}>
    ${money('LineExtensionAmount', line.net)}
    ${ublPeriod(line)}
    <cac:Item>
      ${line.description === undefined ? '' : `<cbc:Description>${line.description}</cbc:Description>`}
      <cbc:Name>${line.name}</cbc:Name>
      ${line.classification === undefined ? '' : `<cac:CommodityClassification><cbc:ItemClassificationCode listID="STI">${line.classification}</cbc:ItemClassificationCode></cac:CommodityClassification>`}
    </cac:Item>
  </cac:${kind}Line>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<${kind} xmlns="${ublNames}:${kind}-2" xmlns:cac="${ublNames}:CommonAggregateComponents-2" xmlns:cbc="${ublNames}:CommonBasicComponents-2">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>
  <cbc:ID>${number}</cbc:ID>
  <cbc:IssueDate>${issued}</cbc:IssueDate>
  <cbc:${kind}TypeCode>${typeCode}</cbc:${kind}TypeCode>
  <cbc:DocumentCurrencyCode>${currency}</cbc:DocumentCurrencyCode>
  ${ublPeriod(invoice)}
  ${preceding === undefined ? '' : `<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>${preceding}</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference>`}
  <cac:AccountingSupplierParty><cac:Party>
    <cac:PostalAddress><cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
    ${vatId === undefined ? '' : `<cac:PartyTaxScheme><cbc:CompanyID>${vatId}</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`}
    <cac:PartyLegalEntity><cbc:RegistrationName>${seller}</cbc:RegistrationName></cac:PartyLegalEntity>
  </cac:Party></cac:AccountingSupplierParty>
  <cac:LegalMonetaryTotal>
    ${money('TaxExclusiveAmount', netOf(invoice))}
    ${money('ChargeTotalAmount', charges)}
  </cac:LegalMonetaryTotal>${lines.join('')}
</${kind}>`;
}

const ciiDate = (date: string) =>
  `<udt:DateTimeString format="102">${date.replaceAll('-', '')}</udt:DateTimeString>`;

const ciiPeriod = ({ from, to }: { from?: string; to?: string }) =>
  from === undefined
    ? ''
    : `<ram:BillingSpecifiedPeriod><ram:StartDateTime>${ciiDate(from)}</ram:StartDateTime><ram:EndDateTime>${ciiDate(to ?? from)}</ram:EndDateTime></ram:BillingSpecifiedPeriod>`;

const ciiNames = 'urn:un:unece:uncefact:data:standard';

export function writeCii(invoice: WrittenInvoice): string {
  const { number, issued, seller, country = 'DE', currency = 'EUR', vatId, preceding } = invoice;
  const { typeCode = '380', charges = '0' } = invoice;
  const lines = invoice.lines.map(
    (line, index) => `
    <ram:IncludedSupplyChainTradeLineItem>
      <ram:AssociatedDocumentLineDocument><ram:LineID>${index + 1}</ram:LineID></ram:AssociatedDocumentLineDocument>
      <ram:SpecifiedTradeProduct>
        <ram:Name>${line.name}</ram:Name>
        ${line.description === undefined ? '' : `<ram:Description>${line.description}</ram:Description>`}
        ${line.classification === undefined ? '' : `<ram:DesignatedProductClassification><ram:ClassCode listID="STI">${line.classification}</ram:ClassCode></ram:DesignatedProductClassification>`}
      </ram:SpecifiedTradeProduct>
      <ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="${line.unit}">${line.quantity}</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
      <ram:SpecifiedLineTradeSettlement>
        ${ciiPeriod(line)}
        <ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${line.net}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>
      </ram:SpecifiedLineTradeSettlement>
    </ram:IncludedSupplyChainTradeLineItem>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="${ciiNames}:CrossIndustryInvoice:100" xmlns:ram="${ciiNames}:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="${ciiNames}:UnqualifiedDataType:100">
  <rsm:ExchangedDocument>
    <ram:ID>${number}</ram:ID>
    <ram:TypeCode>${typeCode}</ram:TypeCode>
    <ram:IssueDateTime>${ciiDate(issued)}</ram:IssueDateTime>
  </rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>${lines.join('')}
    <ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty>
      <ram:Name>${seller}</ram:Name>
      <ram:PostalTradeAddress><ram:CountryID>${country}</ram:CountryID></ram:PostalTradeAddress>
      <ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">201/113/40209</ram:ID></ram:SpecifiedTaxRegistration>
      ${vatId === undefined ? '' : `<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">${vatId}</ram:ID></ram:SpecifiedTaxRegistration>`}
    </ram:SellerTradeParty></ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeSettlement>
      <ram:InvoiceCurrencyCode>${currency}</ram:InvoiceCurrencyCode>
      ${ciiPeriod(invoice)}
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
        <ram:ChargeTotalAmount>${charges}</ram:ChargeTotalAmount>
        <ram:TaxBasisTotalAmount>${netOf(invoice)}</ram:TaxBasisTotalAmount>
        <ram:TaxTotalAmount currencyID="EUR">1.00</ram:TaxTotalAmount>
      </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
      ${preceding === undefined ? '' : `<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${preceding}</ram:IssuerAssignedID></ram:InvoiceReferencedDocument>`}
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`;
}
