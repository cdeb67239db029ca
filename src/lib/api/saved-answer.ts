/** An API response: in the store with unsent edits applied, on the device without them. */
export interface SavedAnswer {
  cacheKey: string;
  endpointName: string;
  originalArgs: unknown;
  data: unknown;
  /** When the server sent it. */
  at: number;
  tags: readonly SavedTag[];
}

export interface SavedTag {
  type: string;
  id?: string | number | undefined;
}

const valueListEndpoint = 'getValueList';

/** Whether a response is the same for everyone. */
export function isValueList({ endpointName }: SavedAnswer): boolean {
  return endpointName === valueListEndpoint;
}

/** Whether a saved response can be shown. */
export function isSavedAnswer(value: unknown): value is SavedAnswer {
  const answer = value as Partial<Record<keyof SavedAnswer, unknown>> | null;
  const texts = [answer?.cacheKey, answer?.endpointName];
  return (
    texts.every((text) => typeof text === 'string') &&
    Number.isFinite(answer?.at) &&
    answer?.data !== undefined &&
    Array.isArray(answer.tags)
  );
}
