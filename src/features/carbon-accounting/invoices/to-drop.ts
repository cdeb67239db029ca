import type { InvoiceBill, InvoicesBody, SaidMeaning } from '../../../../core/contracts/ca-invoices';
import type { Remembered } from '../../../../core/invoices/line-meaning';
import { toBase64 } from './to-base64';
import type { BatchedInvoice } from './next-batch';
import { identityOf, type BillLine, type DropPlan } from './drop-plan';

const [maxEvidenceLength, maxNoteLength] = [300, 1000];

/**
 * A plan as a request body.
 * @param batch the invoices of this request
 * @param now meanings given to items in this session
 */
export function toDrop(
  { groups, spent }: DropPlan,
  { batch, name, now }: { batch: readonly BatchedInvoice[]; name: string; now: Remembered },
): InvoicesBody['data'] {
  const bills = groups.flatMap(({ lines }) => {
    const recordId = crypto.randomUUID();
    return lines.map((line) => ({ invoice: line.invoice, bill: toBill(line, recordId) }));
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
    meanings: toMeanings(now),
  };
}

function toBill(
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

const toMeanings = (said: Remembered): SaidMeaning[] =>
  [...said].map(([key, meaning]) => ({
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
