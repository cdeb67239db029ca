import type { InviteBody } from '../../../../core/contracts/supply-chain';
import type { Locale } from '../../../../core/i18n/locales';
import type { InvitationFault } from '../../../../core/invitation/invitation-faults';
import type { InvitationContext, invitationSchema } from '../../../../core/invitation/invitation.schema';
import { faultsOf } from '../../../../core/records/faults-of';
import type { InviteDefaults } from '../inviting/invite-form';
import type { SheetSupplier } from './read-suppliers';

export type RowFault =
  | InvitationFault
  | 'UNREADABLE_DATE'
  | 'UNKNOWN_LANGUAGE'
  | 'SECTOR_NOT_KNOWN'
  | 'COUNTRY_NOT_KNOWN'
  | 'WANTED_NOT_KNOWN';

interface RowRules {
  /** Undefined if the rules could not be loaded; the server's own check decides then. */
  schema: typeof invitationSchema | undefined;
  context: InvitationContext;
}

/** A row with the request body it makes and its fault, if any. */
export interface CheckedRow {
  row: SheetSupplier;
  body: InviteBody;
  fault: RowFault | undefined;
}

/** Completes the rows and checks each by itself; the server decides whom the company may invite. */
export function checkRows(
  rows: readonly SheetSupplier[],
  defaults: InviteDefaults,
  ownLocale: Locale,
  { schema, context }: RowRules,
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
      wanted: [...(row.wanted?.length === 0 ? defaults.wanted : (row.wanted ?? []))],
    };
    const [fault] = schema ? Object.values(faultsOf(schema, body, context)) : [];
    return { row, body, fault: notKnown(fault as InvitationFault | undefined, row) ?? misread(row) };
  });
}

/** An unknown value is not reported as missing. */
function notKnown(fault: InvitationFault | undefined, { given }: SheetSupplier): RowFault | undefined {
  if (fault === 'UNKNOWN_SECTOR' && given.sector) return 'SECTOR_NOT_KNOWN';
  if (fault === 'NOTHING_WANTED' && given.wanted) return 'WANTED_NOT_KNOWN';
  return fault === 'UNKNOWN_COUNTRY' && given.country ? 'COUNTRY_NOT_KNOWN' : fault;
}

function misread({ dueDate, locale }: SheetSupplier): RowFault | undefined {
  if (dueDate === undefined) return 'UNREADABLE_DATE';
  return locale === undefined ? 'UNKNOWN_LANGUAGE' : undefined;
}
