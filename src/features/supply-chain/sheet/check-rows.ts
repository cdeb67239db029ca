import type { InviteBody } from '../../../../core/contracts/supply-chain';
import type { Locale } from '../../../../core/i18n/locales';
import {
  draftFaults,
  type InvitationFault,
  type KnownCodes,
} from '../../../../core/supply-chain/invitation-faults';
import type { SheetSupplier } from './read-suppliers';

/** What holds for every row that says nothing else. */
export interface SheetDefaults {
  sectorCode: string;
  countryCode: string;
  /** Empty for the language of the person who invites. */
  locale: Locale | '';
  /** `YYYY-MM-DD`, or empty. */
  dueDate: string;
  remindDaysBefore: number | null;
  message: string;
}

export type RowFault = InvitationFault | 'UNREADABLE_DATE' | 'UNKNOWN_LANGUAGE' | 'MESSAGE_TOO_LONG';

/** As the server has it. */
const longestMessage = 2000;

/** A row with what it would send, and what is wrong with it by itself. */
export interface CheckedRow {
  row: SheetSupplier;
  body: InviteBody;
  fault: RowFault | undefined;
}

/** Fills the rows up and looks at each by itself; whom the company may invite is the server's to say. */
export function checkRows(
  rows: readonly SheetSupplier[],
  defaults: SheetDefaults,
  { known, today, ownLocale }: { known: KnownCodes; today: string; ownLocale: Locale },
): CheckedRow[] {
  return rows.map((row) => {
    const body: InviteBody = {
      supplierName: row.supplierName,
      supplierId: row.supplierId,
      email: row.email,
      sectorCode: row.sectorCode === undefined ? '' : row.sectorCode || defaults.sectorCode,
      countryCode: row.countryCode === undefined ? '' : row.countryCode || defaults.countryCode,
      locale: row.locale || defaults.locale || ownLocale,
      dueDate: row.dueDate || defaults.dueDate || null,
      remindDaysBefore: defaults.remindDaysBefore,
      message: row.message || defaults.message,
    };
    const [fault] = draftFaults(
      { ...body, supplierId: row.supplierId, dueDate: body.dueDate ?? null },
      known,
      today,
    );
    return { row, body, fault: fault ?? misread(row) };
  });
}

function misread({ dueDate, locale, message }: SheetSupplier): RowFault | undefined {
  if (message.length > longestMessage) return 'MESSAGE_TOO_LONG';
  if (dueDate === undefined) return 'UNREADABLE_DATE';
  return locale === undefined ? 'UNKNOWN_LANGUAGE' : undefined;
}
