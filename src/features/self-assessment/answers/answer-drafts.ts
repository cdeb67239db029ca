/** Prefix of the drafts of typed answers. */
export const answerDrafts = 'answer:';

/** The draft of a field, keyed by the subject of its edit. */
export const answerDraft = (subject: string): string => `${answerDrafts}${subject}`;
