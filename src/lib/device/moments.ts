import { deviceStorage } from '../storage/safe-storage';

/** Milestones celebrated once per company. */
export type Moment = 'firstAnswer' | 'firstYear';

/** Storage key for the milestones celebrated on this device; survives a sign-out. */
export const momentsKey = 'moments';

const marked = (): string[] => (deviceStorage.get(momentsKey) ?? '').split(' ').filter(Boolean);

export function isMarked(projectId: number, moment: Moment): boolean {
  return marked().includes(`${projectId}:${moment}`);
}

export function mark(projectId: number, moment: Moment): void {
  if (!isMarked(projectId, moment))
    deviceStorage.set(momentsKey, [...marked(), `${projectId}:${moment}`].join(' '));
}
