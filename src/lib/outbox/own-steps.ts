import { deviceStorage } from '../storage/safe-storage';
import type { Version } from './edit';

/** What edits of this device, one behind the other, have brought a subject from, and to. */
interface Step {
  subject: string;
  from?: Version;
  to: Version;
  /** Milliseconds since 1970. */
  at: number;
}

/** What a reload takes from the device may lack the last edits, but is never older than a saved state lives. */
const keptMs = 30 * 60_000;
const keptSteps = 200;

const keyOf = (owner: string): string => `outbox.steps.${owner}`;

function read(owner: string): Step[] {
  try {
    const steps: unknown = JSON.parse(deviceStorage.get(keyOf(owner)) ?? '[]');
    return Array.isArray(steps) ? steps.filter(isStep) : [];
  } catch {
    return [];
  }
}

function isStep(value: unknown): value is Step {
  const step = value as Partial<Step> | null;
  return typeof step?.subject === 'string' && step.to !== undefined && Number.isFinite(step.at);
}

/**
 * A person who has seen a version between the two of their own edit has seen that edit, too: it is shown from the moment it
 * is made. A version may belong to more than the subject, and be raised meanwhile by what happens beside it.
 */
function isWithin(seen: Version | undefined, { from, to }: Step): boolean {
  return seen === from || (seen !== undefined && from !== undefined && from <= seen && seen < to);
}

/**
 * The versions that edits of this device have made, in all its tabs and over a reload: nobody is in conflict with
 * themselves.
 */
export const ownSteps = {
  add(owner: string, subject: string, from: Version | undefined, to: Version): void {
    const at = Date.now();
    const steps = read(owner).filter((step) => at - step.at < keptMs);
    const before = steps.findLast((step) => step.subject === subject && step.to === from);
    const step = { subject, from: before ? before.from : from, to, at };
    // A person who has seen no version builds on the newest.
    const isOver = (each: Step) => each === before || (each.subject === subject && from === undefined);
    const kept = [...steps.filter((each) => !isOver(each)), step].slice(-keptSteps);
    deviceStorage.set(keyOf(owner), JSON.stringify(kept));
  },
  /** The version that an edit may build on, made by somebody who may not have seen the answer to the last one. */
  newestVersion: (owner: string, subject: string, seen: Version | undefined): Version | undefined =>
    read(owner)
      .filter((step) => step.subject === subject)
      .reduce((version, step) => (isWithin(version, step) ? step.to : version), seen),
};
