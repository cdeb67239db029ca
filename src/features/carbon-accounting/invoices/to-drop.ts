import type { InvoiceBill, InvoicesBody, SaidMeaning } from '../../../../core/contracts/ca-invoices';
import { sellerKey, type Remembered } from '../../../../core/invoices/line-meaning';
import { placeOf } from '../../../../core/invoices/record-of-bill';
import { toBase64 } from './to-base64';
import type { BatchedInvoice } from './next-batch';
import { identityOf, type BillLine, type DropPlan } from './drop-plan';

const [maxEvidenceLength, maxNoteLength] = [300, 1000];

/** Records that a person has chosen for bills, by `recordKey`. */
export type ChosenRecords = ReadonlyMap<string, string>;

/** Bills of a seller for one activity, country and year go to the same record. */
export const recordKey = (line: BillLine): string =>
  [placeOf(line), sellerKey(line.invoice.seller)].join('/');

interface DropOptions {
  /** The invoices of this request. */
  batch: readonly BatchedInvoice[];
  name: string;
  /** Meanings given to items in this session. */
  meanings: Remembered;
  chosen: ChosenRecords;
}

/** A plan as a request body. */
export function toDrop(
  { groups, spent }: DropPlan,
  { batch, name, meanings, chosen }: DropOptions,
): InvoicesBody['data'] {
  const bills = groups.flatMap(({ lines }) => {
    const recordId = crypto.randomUUID();
    return lines.map((line) => ({
      invoice: line.invoice,
      bill: toBill(line, chosen.get(recordKey(line)) ?? recordId),
    }));
  });
  return {
    id: crypto.randomUUID(),
    name,
    invoices: batch.map(({ invoice, file }) => {
      const own = bills.filter((each) => each.invoice === invoice).map(({ bill }) => bill);
      const kept = file && own.length > 0 ? { file: { name: file.name, content: toBase64(file.bytes) } } : {};
      const spend = spent.get(invoice);
      return { ...identityOf(invoice), bills: own, ...(spend && { spend }), ...kept };
    }),
    meanings: toMeanings(meanings),
  };
}

/** A line as a bill of a record. */
export function toBill(
  { invoice, line, activityId, year, countryCode, amount, period }: BillLine,
  recordId: string,
): InvoiceBill {
  return {
    recordId,
    year,
    activityId,
    countryCode,
    bill: {
      id: crypto.randomUUID(),
      ...period,
      ...amount,
      calorificValue: null,
      evidence: `${invoice.seller.name} ${invoice.number}`.slice(-maxEvidenceLength),
      note: line.name.slice(0, maxNoteLength),
    },
  };
}

const toMeanings = (meanings: Remembered): SaidMeaning[] =>
  [...meanings].map(([key, meaning]) => ({
    key,
    becomes: meaning.becomes,
    activityId: meaning.becomes === 'bill' ? meaning.activityId : null,
  }));

/** The server's stored meanings, as a map. */
export const fromMeanings = (meanings: readonly SaidMeaning[]): Remembered =>
  new Map(
    meanings.map(({ key, becomes, activityId }) => [
      key,
      becomes === 'bill' ? { becomes, activityId: activityId ?? 0 } : { becomes },
    ]),
  );
