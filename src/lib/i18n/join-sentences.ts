/** Sentences in one paragraph; those that are not there are left out. Chinese ones have no space between them. */
export const joinSentences = (sentences: readonly (string | false | null | undefined)[]) =>
  sentences
    .filter(Boolean)
    .join(' ')
    .replace(/([。！？]) /g, '$1');
