import type { Privileges, PrivilegesAnswer } from '../../../core/contracts/privileges';
import { projectApi } from '../../domain/company/project-api';
import { hasObject } from '../../lib/api/shapes';
import { defineEdit } from '../../lib/outbox/edit';
import { patch } from '../../lib/outbox/patch';

/** Opens the areas for everyone in the company: an optimistic update, sent once the server is reachable. */
export const completeFirstRun = defineEdit<{ projectId: number }, Privileges>({
  name: 'first-run.complete',
  area: 'selfAssessment',
  request: ({ projectId }) => ({
    url: `/first-run/project/${projectId}/complete`,
    method: 'POST',
    expect: hasObject('privileges'),
  }),
  readAnswer: ({ privileges }: PrivilegesAnswer) => privileges,
  subject: ({ projectId }) => `first-run/${projectId}`,
  merge: (_earlier, later) => later,
  show: ({ projectId }) => [
    patch(projectApi.endpoints.getPrivileges, projectId, (privileges) => ({
      ...privileges,
      AppMode: 'OPEN',
    })),
  ],
  settled: ({ projectId }, answer) => [patch(projectApi.endpoints.getPrivileges, projectId, () => answer)],
  reload: { sent: ['Privileges', 'Users'], refused: ['Privileges', 'Users'] },
  label: () => ({ key: 'edit.completeFirstRun' }),
  whenRefused: 'revert',
});
