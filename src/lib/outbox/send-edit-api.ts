import { api } from '../api/api';
import type { ApiRequest } from '../api/base-query';

const sendEditApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends an entry of the outbox. */
    sendEdit: build.mutation<unknown, ApiRequest>({ query: (request) => request }),
  }),
});

export const { sendEdit } = sendEditApi.endpoints;
