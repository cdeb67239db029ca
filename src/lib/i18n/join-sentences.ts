/** Joins sentences into one paragraph, skipping empty ones. Chinese has no space between sentences. */
export const joinSentences = (sentences: readonly (string | false | null | undefined)[]) =>
  sentences
    .filter(Boolean)
    .join(' ')
    .replace(/([。！？]) /g, '$1');
