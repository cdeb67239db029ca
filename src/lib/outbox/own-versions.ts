import { deviceStorage } from '../storage/safe-storage';
import type { Version } from './edit';

/** The versions between which consecutive edits of this device moved a subject. */
interface Step {
  subject: string;
  from?: Version;
  to: Version;
  /** Milliseconds since 1970. */
  at: number;
}

/** A reload may restore data without the latest edits, but never older than the lifetime of a saved state. */
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
 * Someone who saw a version within the range of their own edit has seen that edit too, since it is shown immediately. A
 * version may be shared by several subjects and rise meanwhile because of the others.
 */
function isWithin(seen: Version | undefined, { from, to }: Step): boolean {
  return seen === from || (seen !== undefined && from !== undefined && from <= seen && seen < to);
}

/**
 * The versions created by this device's edits, in all tabs and across reloads: nobody conflicts with their own edits.
 */
export const ownVersions = {
  add(owner: string, subject: string, from: Version | undefined, to: Version): void {
    const at = Date.now();
    const steps = read(owner).filter((step) => at - step.at < keptMs);
    const before = steps.filter((step) => step.subject === subject && step.to === from).at(-1);
    const step = { subject, from: before ? before.from : from, to, at };
    // An edit without a seen version builds on the newest.
    const isOver = (each: Step) => each === before || (each.subject === subject && from === undefined);
    const kept = [...steps.filter((each) => !isOver(each)), step].slice(-keptSteps);
    deviceStorage.set(keyOf(owner), JSON.stringify(kept));
  },
  /** The version that an edit may build on, made by someone who may not have seen the response to the last one. */
  newestVersion: (owner: string, subject: string, seen: Version | undefined): Version | undefined =>
    read(owner)
      .filter((step) => step.subject === subject)
      .reduce((version, step) => (isWithin(version, step) ? step.to : version), seen),
};
