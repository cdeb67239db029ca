type ChangeKey =
  | 'visibility'
  | 'carbonFiles'
  | 'people'
  | 'profile'
  | 'settings'
  | 'audit'
  | 'registration'
  | 'offline'
  | 'requests'
  | 'languages';

interface ChangelogEntry {
  /** A timestamp on the day of the release. */
  date: string;
  changes: readonly ChangeKey[];
}

/** What is new in the product, newest first; the texts are in `changelog.json`. */
export const entries: readonly ChangelogEntry[] = [
  {
    date: '2026-11-20T12:00:00Z',
    changes: ['visibility', 'carbonFiles', 'people', 'profile', 'settings', 'audit'],
  },
  { date: '2026-10-15T12:00:00Z', changes: ['registration', 'offline'] },
  { date: '2026-09-01T12:00:00Z', changes: ['requests', 'languages'] },
];
