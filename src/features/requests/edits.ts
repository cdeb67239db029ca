import type { CustomerRequest, RespondBody, RespondResult } from '../../../core/contracts/customer-requests';
import { applyResponse, statusAfter } from '../../../core/requests/respond';
import { normaliseStatus } from '../../../core/requests/status';
import { hasObject } from '../../lib/api/shapes';
import { defineEdit, type EditText } from '../../lib/outbox/edit';
import { changeRequest, requestSubject } from '../../domain/requests/change-request';

const respondTimeoutMs = 30_000;

interface Answer extends RespondBody {
  projectId: number;
  /** For the list of unsent changes. */
  customer: string;
  /** When the answer was given, ISO 8601. */
  at: string;
}

/** Answers a request: optimistic, undone when the server refuses, then replaced by the server's state. */
export const respond = defineEdit<Answer, CustomerRequest>({
  name: 'request.respond',
  area: 'requests',
  request: ({ projectId, linkingId, action }, version) => ({
    url: `/customer-requests/project/${projectId}/respond`,
    method: 'POST',
    body: { linkingId, action, ...(version !== undefined && { version }) },
    timeout: respondTimeoutMs,
    expect: hasObject('data'),
  }),
  readAnswer: ({ data }: RespondResult) => data,
  subject: ({ linkingId }) => requestSubject(linkingId),
  merge: (_earlier, later) => later,
  show: ({ projectId, linkingId, action, at }) => [
    changeRequest(projectId, linkingId, (request) => applyResponse(request, action, new Date(at))),
  ],
  settled: ({ projectId, linkingId }, answer) => [changeRequest(projectId, linkingId, () => answer)],
  // After a refusal or a lost response only the server knows the state of the request.
  reload: { refused: ['CustomerRequests'], afterwards: ['CustomerRequests'] },
  label: ({ action, customer }) => ({ key: labels[action], values: { customer } }),
  compare: ({ action }, current) => [
    {
      name: { key: 'field.answer' },
      mine: statusText(statusAfter[action]),
      theirs: statusText(current.Status),
    },
  ],
  whenRefused: 'revert',
});

const labels = { ACCEPT: 'edit.accept', DECLINE: 'edit.decline' } as const;

function statusText(status: string): EditText | string {
  const known = normaliseStatus(status);
  return known ? { key: `value.${known}` } : status;
}
