/** What the drafts of typed answers begin with. */
export const answerDrafts = 'answer:';

/** What a field keeps is a draft of its own, under the subject of its edit. */
export const answerDraft = (subject: string): string => `${answerDrafts}${subject}`;
