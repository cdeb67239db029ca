import type { Queryable } from '../../lib/database';
import { lockProject } from '../../lib/lock-project';

/** Sets the submit date of a supplier's accepted requests; returns them. */
export async function submitRequests(
  tx: Queryable,
  projectId: number,
  at: string,
): Promise<{ linkingId: string; requesterProjectId: number }[]> {
  // Serialises submissions of a supplier.
  await lockProject(tx, projectId);
  return tx.query(
    `update linkings set last_submitted_at = $2, needs_attention = false, version = version + 1
      where supplier_project_id = $1 and status = 'accepted'
      returning id as "linkingId", requester_project_id as "requesterProjectId"`,
    [projectId, at],
  );
}

/** Stores what was submitted. */
export async function insertSubmission(
  tx: Queryable,
  submission: {
    projectId: number;
    userId: string;
    at: string;
    catalogueVersion: string;
    linkingIds: readonly string[];
    company: unknown;
    segments: readonly unknown[];
  },
): Promise<void> {
  await tx.query(
    `insert into submissions (project_id, submitted_at, submitted_by, catalogue_version, linking_ids, company,
       segments)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb)`,
    [
      submission.projectId,
      submission.at,
      submission.userId,
      submission.catalogueVersion,
      submission.linkingIds,
      JSON.stringify(submission.company),
      JSON.stringify(submission.segments),
    ],
  );
}
