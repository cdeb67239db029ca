import type { ApiTag } from '../api/api';

export interface PopulateCall {
  /** Below `/api`. */
  url: (projectId: number) => string;
  body?: (projectId: number) => object;
  timeout?: number;
}

/**
 * Data that the server prepares when there is none yet or some is missing. Modules are declared in the app
 * (`src/app/background/populate-modules.ts`).
 */
export interface PopulateModule extends PopulateCall {
  name: string;
  /** 1 is the highest priority, 10 the lowest. */
  priority: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  /** Whether the loaded list is empty, or may lack what the server would add; false until it is loaded. */
  isEmpty: (state: unknown, projectId: number) => boolean;
  /** What is fetched again after something was prepared. */
  tags: readonly ApiTag[];
  /** Requested if the first responds 404 or times out. */
  fallback?: PopulateCall;
}
