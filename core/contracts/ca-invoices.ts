import { Type, type Static } from 'typebox';
import { maxInvoices } from '../terms/max-invoices';
import { Bill } from './ca-activities-data';
import { Year } from './ca-common';
import { CountryCode } from './common';

const Text = (maxLength: number, description?: string) =>
  Type.String({ minLength: 1, maxLength, ...(description === undefined ? {} : { description }) });
const TextOrNull = (maxLength: number, description: string) =>
  Type.Union([Text(maxLength), Type.Null()], { description });

const maxLines = 1000;
const maxMeanings = 1000;
const maxContentLength = 5 * 1024 * 1024;

/** One line as a bill, and where it belongs. */
const InvoiceBill = Type.Object({
  recordId: Type.String({
    format: 'uuid',
    description:
      'id for the activity record that is created if the year has no record of this activity and country',
  }),
  year: Year,
  activityId: Type.Integer(),
  countryCode: CountryCode,
  bill: Bill,
});
export type InvoiceBill = Static<typeof InvoiceBill>;

/** A purchase that is not an amount of an activity. Credit notes are negative. */
const InvoiceSpend = Type.Object({
  supplier: Text(300),
  vatId: TextOrNull(100, 'as printed on the invoice'),
  country: Type.Union([CountryCode, Type.Null()]),
  currency: Text(20, 'ISO 4217'),
  lines: Type.Array(
    Type.Object({
      item: Type.String({ maxLength: 300 }),
      year: Year,
      cents: Type.Integer({ description: 'hundredths of the currency unit, excluding value added tax' }),
    }),
    { minItems: 1, maxItems: maxLines },
  ),
});
export type InvoiceSpend = Static<typeof InvoiceSpend>;

/** What identifies an invoice. */
const known = {
  seller: Text(300, 'VAT id, or the name if there is none'),
  number: Text(200),
  issuedIn: Type.Integer({ minimum: 1900, maximum: 2200, description: 'year of issue' }),
  replaces: TextOrNull(200, 'for a corrected invoice: the number of the invoice that it replaces'),
};

const ReadInvoice = Type.Object({
  ...known,
  bills: Type.Array(InvoiceBill, { maxItems: maxLines, description: 'empty if no line becomes a bill' }),
  spend: Type.Optional(InvoiceSpend),
  file: Type.Optional(
    Type.Object(
      {
        name: Text(300),
        content: Text(maxContentLength, 'base64'),
      },
      { description: 'stored with the records that contain its bills' },
    ),
  ),
});
export type ReadInvoice = Static<typeof ReadInvoice>;

/** The meaning that people have assigned to one item of one seller. */
const SaidMeaning = Type.Object({
  key: Text(700, 'key of the seller and item, as created by `meaningKey` in core/invoices'),
  becomes: Type.Enum(['bill', 'priceOnly', 'spend'], {
    description: '`priceOnly`: a price component that is not counted',
  }),
  activityId: Type.Union([Type.Integer(), Type.Null()], { description: 'for a bill; otherwise null' }),
});
export type SaidMeaning = Static<typeof SaidMeaning>;

export const InvoicesBody = Type.Object({
  data: Type.Object({
    id: Type.String({ format: 'uuid', description: 'id of this upload in the list of imports' }),
    name: Text(200, 'name of this upload in the list of imports'),
    invoices: Type.Array(ReadInvoice, { minItems: 1, maxItems: maxInvoices }),
    meanings: Type.Optional(
      Type.Array(SaidMeaning, { maxItems: maxMeanings, description: 'assigned in this upload' }),
    ),
  }),
});
export type InvoicesBody = Static<typeof InvoicesBody>;

export const InvoicesAnswer = Type.Object({
  data: Type.Object({
    taken: Type.Integer(),
    known: Type.Integer({ description: 'number of invoices that were already stored' }),
    records: Type.Integer({ description: 'number of activity records created or changed' }),
  }),
});

const KnownInvoice = Type.Object({ ...known, spend: Type.Union([InvoiceSpend, Type.Null()]) });
export type KnownInvoice = Static<typeof KnownInvoice>;

/** The stored invoices, and the meaning of their items. */
export const InvoiceState = Type.Object({
  data: Type.Object({ invoices: Type.Array(KnownInvoice), meanings: Type.Array(SaidMeaning) }),
});
export type InvoiceState = Static<typeof InvoiceState>;
