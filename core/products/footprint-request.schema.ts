import { object, string } from 'yup';
import type { AskedOf } from '../contracts/ca-asked-footprints';
import { faultField } from '../records/fault-field';
import { cleanText } from '../registration/clean-text';

/** Faults of a request with the server's messages; the app has its own in each language. */
export const footprintRequestFaults = {
  PARTY_MISSING: 'Say who is asked',
  LINE_NAME_MISSING: 'Say which part it is',
  PART_NUMBER_MISSING: 'Enter the part number.',
} as const;
export type FootprintRequestFault = keyof typeof footprintRequestFaults;

const fault = (name: FootprintRequestFault): FootprintRequestFault => name;

interface PartNumber {
  /** Of the party; left out if none is chosen. */
  kind?: AskedOf['kind'] | undefined;
  partNumber: string;
}

/** The rules of a request for a part's footprint. */
export const footprintRequestSchema = object({
  partyId: string().required(fault('PARTY_MISSING')),
  part: string().transform(cleanText).required(fault('LINE_NAME_MISSING')),
  // Partner systems find products by part number only.
  partNumber: faultField(({ kind, partNumber }: PartNumber) =>
    kind === 'partner' && !cleanText(partNumber) ? fault('PART_NUMBER_MISSING') : undefined,
  ),
});
