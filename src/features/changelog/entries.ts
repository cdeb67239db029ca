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
  /** An instant of the day on which it came. */
  date: string;
  changes: readonly ChangeKey[];
}

/** What has become new for the people who use the product, the newest first; the words are in `changelog.json`. */
export const entries: readonly ChangelogEntry[] = [
  {
    date: '2026-11-20T12:00:00Z',
    changes: ['visibility', 'carbonFiles', 'people', 'profile', 'settings', 'audit'],
  },
  { date: '2026-10-15T12:00:00Z', changes: ['registration', 'offline'] },
  { date: '2026-09-01T12:00:00Z', changes: ['requests', 'languages'] },
];
