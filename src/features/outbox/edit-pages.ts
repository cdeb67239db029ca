import { findEdit, type EditArea } from '../../lib/outbox/edit';
import type { OutboxEntry } from '../../lib/outbox/entry';

export const areaPaths: Readonly<Record<EditArea, string>> = {
  requests: '/overview/',
  selfAssessment: '/self-assessment/',
  carbonAccounting: '/carbon-accounting/',
  supplyChain: '/supply-chain-management/',
};

/** The page on which an edit was made: there its form shows what was typed. */
export function pageOf({ edit, area, arg }: OutboxEntry): string {
  try {
    return findEdit(edit)?.page?.(arg) ?? areaPaths[area];
  } catch {
    // The edit is from another version of the app.
    return areaPaths[area];
  }
}
