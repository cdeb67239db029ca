import type { Reaction } from '../../../lib/realtime/event-reactions';
import { changedRecord, showsRecord, unlessShown } from '../../../lib/realtime/unless-shown';
import { assessmentApi } from '../api';

/** Fetches the segments again after an event, with all their answers, unless they show its change. */
export const reactToSegment: Reaction = (event) => {
  const changed = changedRecord(event);
  if (changed === undefined) return ['BusinessSegments'];
  const select = assessmentApi.endpoints.getBusinessSegments.select(event.projectId);
  return [unlessShown('BusinessSegments', select, (list) => showsRecord(list, changed, event.action))];
};

/** The same for the company's answers. */
export const reactToCompanyAnswers: Reaction = ({ projectId, data }) => {
  const { _version: version } = (data ?? {}) as { _version?: string };
  if (version === undefined) return ['CompanyQuestions'];
  const select = assessmentApi.endpoints.getCompanyQuestions.select(projectId);
  const isShownIn = (answers: { _version: string } | null) =>
    answers !== null && Date.parse(answers._version) >= Date.parse(version);
  return [unlessShown('CompanyQuestions', select, isShownIn)];
};
