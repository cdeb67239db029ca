import { writeCii, writeUbl, type WrittenInvoice } from '../../tests/support/invoices';
import { InvoiceError } from './invoice';
import { readInvoice } from './read-invoice';

const electricity: WrittenInvoice = {
  number: 'SW-2025-0117',
  issued: '2025-02-03',
  seller: 'Stadtwerke Beispiel GmbH',
  vatId: 'DE 123 456 789',
  country: 'DE',
  from: '2025-01-01',
  to: '2025-01-31',
  charges: '12.50',
  lines: [
    {
      name: 'Strom Arbeitspreis',
      description: 'Zähler 4711',
      classification: '09310000',
      quantity: '12480.5',
      unit: 'KWH',
      net: '2620.91',
      from: '2025-01-01',
      to: '2025-01-31',
    },
    { name: 'Grundpreis', quantity: '1', unit: 'MON', net: '45.00' },
  ],
};

const faultOf = (text: string): string => {
  try {
    readInvoice(text);
  } catch (error) {
    if (error instanceof InvoiceError) return error.fault;
    throw error;
  }
  return 'none';
};

test.each([
  ['UBL', writeUbl(electricity)],
  ['CII', writeCii(electricity)],
])('an electricity invoice in %s is read whole', (_syntax, text) => {
  expect(readInvoice(text)).toEqual({
    type: 'invoice',
    number: 'SW-2025-0117',
    issueDate: '2025-02-03',
    seller: { name: 'Stadtwerke Beispiel GmbH', vatId: 'DE123456789', country: 'DE' },
    precedingNumber: null,
    period: { from: '2025-01-01', to: '2025-01-31' },
    currency: 'EUR',
    net: 2678.41,
    addsUp: true,
    lines: [
      {
        name: 'Strom Arbeitspreis',
        description: 'Zähler 4711',
        classifications: ['09310000'],
        quantity: 12480.5,
        unitCode: 'KWH',
        net: 2620.91,
        period: { from: '2025-01-01', to: '2025-01-31' },
      },
      {
        name: 'Grundpreis',
        description: '',
        classifications: [],
        quantity: 1,
        unitCode: 'MON',
        net: 45,
        period: null,
      },
    ],
  });
});

test.each([
  ['a credit note of UBL', writeUbl({ ...electricity, preceding: 'SW-1' }, 'CreditNote')],
  ['an invoice of UBL with the code of a credit note', writeUbl({ ...electricity, typeCode: '381' })],
  ['a credit note of CII', writeCii({ ...electricity, typeCode: '381' })],
])('%s counts negative', (_what, text) => {
  const { type, net, lines, addsUp } = readInvoice(text);
  expect(type).toBe('creditNote');
  expect(net).toBe(-2678.41);
  expect(lines[0]).toMatchObject({ quantity: -12480.5, net: -2620.91 });
  expect(addsUp).toBe(true);
});

test.each([
  ['UBL', writeUbl],
  ['CII', writeCii],
])('a corrected invoice in %s names the one that it replaces', (_syntax, write) => {
  const { type, precedingNumber, net } = readInvoice(
    write({ ...electricity, typeCode: '384', preceding: 'SW-2025-0042' }),
  );
  expect({ type, precedingNumber, net }).toEqual({
    type: 'correctedInvoice',
    precedingNumber: 'SW-2025-0042',
    net: 2678.41,
  });
});

test('lines that include tax do not add up to the total without it', () => {
  expect(readInvoice(writeUbl({ ...electricity, net: '2250.77' })).addsUp).toBe(false);
});

test('an invoice of a profile without lines states its total', () => {
  const { net, lines, addsUp } = readInvoice(writeCii({ ...electricity, lines: [], net: '119.00' }));
  expect({ net, lines, addsUp }).toEqual({ net: 119, lines: [], addsUp: true });
});

test('lines that only group others do not count', () => {
  const text = writeCii(electricity).replace(
    '<ram:LineID>2</ram:LineID>',
    '<ram:LineID>2</ram:LineID><ram:LineStatusReasonCode>GROUP</ram:LineStatusReasonCode>',
  );
  expect(readInvoice(text).lines.map(({ name }) => name)).toEqual(['Strom Arbeitspreis']);
});

test('documents attached in base64 are skipped', () => {
  const attached = `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject>${'A'.repeat(100_000)}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`;
  const text = writeUbl(electricity).replace('<cac:AccountingSupplierParty>', `${attached}$&`);
  expect(readInvoice(text).number).toBe('SW-2025-0117');
});

const entities = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><a>&c;</a>`;

test.each([
  ['a document type with entities', entities, 'HAS_DOCTYPE'],
  ['an entity that nothing declares', writeUbl({ ...electricity, seller: '&seller;' }), 'NOT_WELL_FORMED'],
  ['half a file', writeUbl(electricity).slice(0, 900), 'NOT_WELL_FORMED'],
  ['an element within itself a thousand times', '<a>'.repeat(1000), 'NOT_WELL_FORMED'],
  ['more than is read', `<a>${' '.repeat(20_000_001)}</a>`, 'TOO_LARGE'],
  ['another standard', '<FatturaElettronica versione="FPR12"/>', 'OTHER_STANDARD'],
  [
    'ZUGFeRD 1',
    '<CrossIndustryDocument xmlns="urn:ferd:CrossIndustryDocument:invoice:1p0"/>',
    'OTHER_STANDARD',
  ],
  ['no number', writeUbl({ ...electricity, number: '' }), 'INCOMPLETE'],
  ['no seller', writeCii({ ...electricity, seller: '' }), 'INCOMPLETE'],
  ['a day that the calendar does not have', writeUbl({ ...electricity, issued: '2025-02-30' }), 'INCOMPLETE'],
  ['an amount with a comma', writeUbl(electricity).replace('>2620.91<', '>2620,91<'), 'INCOMPLETE'],
  [
    'a line in another currency',
    writeUbl(electricity).replace('currencyID="EUR">45.00', 'currencyID="CHF">45.00'),
    'CURRENCIES_MIXED',
  ],
])('%s is refused with the reason', (_what, text, fault) => {
  expect(faultOf(text)).toBe(fault);
});
