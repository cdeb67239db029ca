import type { ApiTag } from '../api/api';

export interface PopulateCall {
  /** Below `/api`. */
  url: (projectId: number) => string;
  body?: (projectId: number) => object;
  timeout?: number;
}

/**
 * Data that the server prepares when there is none yet, or some is missing; the app declares them
 * (`src/app/background/populate-modules.ts`).
 */
export interface PopulateModule extends PopulateCall {
  name: string;
  /** 1 goes first, 10 last. */
  priority: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  /** Whether the loaded list is empty, or may lack what the server would add; false as long as it is not loaded. */
  isEmpty: (state: unknown, projectId: number) => boolean;
  /** What is fetched again when something was prepared. */
  tags: readonly ApiTag[];
  /** Asked when the call answers 404 or not in time. */
  fallback?: PopulateCall;
}
