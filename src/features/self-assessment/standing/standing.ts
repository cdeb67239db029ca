/** The state of a segment or of the company's answers towards customers. */
export type Standing = 'notStarted' | 'draft' | 'changed' | 'submitted';

/** `answered`: the number of answers of any kind. */
export function standingOf(status: string, submittedAt: string | null, answered: number): Standing {
  if (status === 'submitted') return 'submitted';
  if (submittedAt !== null) return 'changed';
  return answered > 0 ? 'draft' : 'notStarted';
}
