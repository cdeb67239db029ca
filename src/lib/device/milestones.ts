import { deviceStorage } from '../storage/safe-storage';

/** Milestones celebrated once per company. */
export type Milestone = 'firstAnswer' | 'firstYear';

/** Storage key for the milestones celebrated on this device; survives a sign-out. */
export const milestonesKey = 'moments';

const marked = (): string[] => (deviceStorage.get(milestonesKey) ?? '').split(' ').filter(Boolean);

export function isMarked(projectId: number, moment: Milestone): boolean {
  return marked().includes(`${projectId}:${moment}`);
}

export function mark(projectId: number, moment: Milestone): void {
  if (!isMarked(projectId, moment))
    deviceStorage.set(milestonesKey, [...marked(), `${projectId}:${moment}`].join(' '));
}
