import {
  createSlice,
  isFulfilled,
  isPending,
  isRejected,
  type Middleware,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { faultNumber, type ApiError } from './api-error';

/** The outcome of an API request, without its content. */
export interface Operation {
  /** The name of the endpoint. */
  name: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  tookMs: number;
  /** `ok`, or the error code with the number of the server's fault, or else with our own words for the failure. */
  outcome: string;
}

export const operationsKept = 50;

const initialState: Operation[] = [];

export const operationsSlice = createSlice({
  name: 'operations',
  initialState,
  reducers: {
    operationEnded: (state, { payload }: PayloadAction<Operation>) => {
      state.unshift(payload);
      state.splice(operationsKept);
    },
  },
  selectors: {
    /** The most recent ones, newest first. */
    selectOperations: (state) => state,
  },
});

const { operationEnded } = operationsSlice.actions;
export const { selectOperations } = operationsSlice.selectors;

/** Records every finished request for the diagnostics. */
export const recordOperations: Middleware = ({ dispatch }) => {
  const started = new Map<string, number>();
  return (next) => (action) => {
    const result = next(action);
    if (isPending(action)) started.set(action.meta.requestId, Date.now());
    if (isFulfilled(action) || isRejected(action)) {
      const { requestId, arg } = action.meta;
      const startedAt = started.get(requestId);
      if (!started.delete(requestId) || startedAt === undefined) return result;
      const name = (arg as { endpointName: string }).endpointName;
      const outcome = isFulfilled(action) ? 'ok' : codeOf(action);
      dispatch(operationEnded({ name, startedAt, tookMs: Date.now() - startedAt, outcome }));
    }
    return result;
  };
};

function codeOf({ payload, error }: { payload?: unknown; error: { name?: string } }): string {
  const code = (payload as ApiError | undefined)?.code ?? error.name ?? 'UNKNOWN';
  const number = faultNumber(payload);
  if (number) return `${code} ${number}`;
  const words = ownWords(payload as ApiError | undefined);
  return words ? `${code}, ${words}` : code;
}

/** The message of a response without one; a message of the server may contain what it is about. */
function ownWords({ status, message = '' }: Partial<ApiError> = {}): string | undefined {
  return typeof status === 'number' && message.endsWith(`: ${status}`) ? message : undefined;
}
