import { deviceStorage } from '../storage/safe-storage';

/** What is marked once in the life of a company. */
export type Moment = 'firstAnswer' | 'firstYear';

/** Under which a device keeps what was marked there; it outlives a sign-out. */
export const momentsKey = 'moments';

const marked = (): string[] => (deviceStorage.get(momentsKey) ?? '').split(' ').filter(Boolean);

export function isMarked(projectId: number, moment: Moment): boolean {
  return marked().includes(`${projectId}:${moment}`);
}

export function mark(projectId: number, moment: Moment): void {
  if (!isMarked(projectId, moment))
    deviceStorage.set(momentsKey, [...marked(), `${projectId}:${moment}`].join(' '));
}
