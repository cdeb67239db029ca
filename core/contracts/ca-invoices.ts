import { Type, type Static } from 'typebox';
import { Bill } from './ca-activities-data';
import { Year } from './ca-common';
import { CountryCode } from './common';

const Text = (maxLength: number, description?: string) =>
  Type.String({ minLength: 1, maxLength, ...(description === undefined ? {} : { description }) });
const TextOrNull = (maxLength: number, description: string) =>
  Type.Union([Text(maxLength), Type.Null()], { description });

/** Invoices of one upload: more would not fit into a request. */
const mostInvoices = 500;
const mostLines = 1000;
const mostMeanings = 1000;
const largestContent = 5 * 1024 * 1024;

/** One line as a bill, and where it belongs. */
const InvoiceBill = Type.Object({
  recordId: Type.String({
    format: 'uuid',
    description: 'of the activity record to be made if the year has none of the activity in the country',
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
  vatId: TextOrNull(100, 'as it is printed'),
  country: Type.Union([CountryCode, Type.Null()]),
  currency: Text(20, 'ISO 4217'),
  lines: Type.Array(
    Type.Object({
      item: Type.String({ maxLength: 300 }),
      year: Year,
      cents: Type.Integer({ description: 'hundredths of the currency, without value added tax' }),
    }),
    { minItems: 1, maxItems: mostLines },
  ),
});
export type InvoiceSpend = Static<typeof InvoiceSpend>;

/** What identifies an invoice. */
const known = {
  seller: Text(300, 'VAT id, or the name in plain words where there is none'),
  number: Text(200),
  issuedIn: Type.Integer({ minimum: 1900, maximum: 2200, description: 'year of its issue' }),
  replaces: TextOrNull(200, 'of a corrected invoice: the number that it replaces'),
};

const ReadInvoice = Type.Object({
  ...known,
  bills: Type.Array(InvoiceBill, { maxItems: mostLines, description: 'none where all of it is left out' }),
  spend: Type.Optional(InvoiceSpend),
  file: Type.Optional(
    Type.Object(
      {
        name: Text(300),
        content: Text(largestContent, 'in base64'),
      },
      { description: 'is kept with the records that its bills go into' },
    ),
  ),
});
export type ReadInvoice = Static<typeof ReadInvoice>;

/** The meaning that people have assigned to one item of one seller. */
const SaidMeaning = Type.Object({
  key: Text(700, 'as `meaningKey` of core/invoices makes it'),
  becomes: Type.Enum(['bill', 'priceOnly', 'spend'], { description: '`priceOnly`: counts for nothing' }),
  activityId: Type.Union([Type.Integer(), Type.Null()], { description: 'of a bill, else null' }),
});
export type SaidMeaning = Static<typeof SaidMeaning>;

export const InvoicesBody = Type.Object({
  data: Type.Object({
    id: Type.String({ format: 'uuid', description: 'of the drop, as the list of imports has it' }),
    name: Text(200, 'of the drop in the list of imports'),
    invoices: Type.Array(ReadInvoice, { minItems: 1, maxItems: mostInvoices }),
    meanings: Type.Optional(
      Type.Array(SaidMeaning, { maxItems: mostMeanings, description: 'that were said with this drop' }),
    ),
  }),
});
export type InvoicesBody = Static<typeof InvoicesBody>;

export const InvoicesAnswer = Type.Object({
  data: Type.Object({
    taken: Type.Integer(),
    known: Type.Integer({ description: 'invoices that were there already' }),
    records: Type.Integer({ description: 'activity records that were created or changed' }),
  }),
});

const KnownInvoice = Type.Object({ ...known, spend: Type.Union([InvoiceSpend, Type.Null()]) });
export type KnownInvoice = Static<typeof KnownInvoice>;

/** The stored invoices, and the meaning of their items. */
export const InvoiceState = Type.Object({
  data: Type.Object({ invoices: Type.Array(KnownInvoice), meanings: Type.Array(SaidMeaning) }),
});
export type InvoiceState = Static<typeof InvoiceState>;
