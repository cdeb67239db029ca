/** A span of days, both ends included: `YYYY-MM-DD`. */
export interface Period {
  from: string;
  to: string;
}

export interface Seller {
  name: string;
  /** As printed, without spaces; null if not stated. */
  vatId: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
}

/** What was bought in one line. Quantity and net amount are negative if the line credits something. */
export interface InvoiceLine {
  name: string;
  description: string;
  /** Codes of any lists that the seller uses: CPV, UNSPSC, HS, EAN. */
  classifications: readonly string[];
  quantity: number;
  /** UN/ECE Recommendation 20 or 21. */
  unitCode: string;
  /** Without value added tax, in the currency of the invoice. */
  net: number;
  period: Period | null;
}

/**
 * An invoice as EN 16931 describes it, in either syntax. A `correctedInvoice` replaces the invoice that it names; the
 * figures of a `creditNote` are negative.
 */
export interface Invoice {
  type: 'invoice' | 'creditNote' | 'correctedInvoice';
  number: string;
  /** `YYYY-MM-DD` */
  issueDate: string;
  seller: Seller;
  /** Number of the invoice that this one refers to (BT-25). */
  precedingNumber: string | null;
  period: Period | null;
  /** ISO 4217 */
  currency: string;
  /** Total without value added tax (BT-109). */
  net: number;
  /** Whether the lines, with allowances and charges, add up to the total without tax. */
  addsUp: boolean;
  lines: readonly InvoiceLine[];
  /** Set for a month of meter data, which counts and is undone like an invoice but has no money. */
  isMeter?: true;
}

/** Why nothing is imported from a file. */
export type InvoiceFault =
  | 'TOO_LARGE'
  | 'NOT_WELL_FORMED'
  | 'HAS_DOCTYPE'
  | 'OTHER_STANDARD'
  | 'INCOMPLETE'
  | 'CURRENCIES_MIXED'
  | 'NO_INVOICE'
  | 'PDF_WITHOUT_INVOICE'
  | 'PDF_LOCKED'
  | 'DAMAGED';

/** @see InvoiceFault */
export class InvoiceError extends Error {
  constructor(readonly fault: InvoiceFault) {
    super(fault);
  }
}
