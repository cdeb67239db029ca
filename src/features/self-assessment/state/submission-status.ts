/** The state of a segment or of the company's answers towards customers. */
export type SubmissionStatus = 'notStarted' | 'draft' | 'changed' | 'submitted';

/** `answered`: the number of answers of any kind. A submission includes what has none, and tells customers so. */
export function submissionStatusOf(
  status: string,
  submittedAt: string | null,
  answered: number,
): SubmissionStatus {
  if (status === 'submitted') return answered > 0 ? 'submitted' : 'notStarted';
  if (submittedAt !== null) return 'changed';
  return answered > 0 ? 'draft' : 'notStarted';
}
