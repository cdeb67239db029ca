import type { SubmitResult } from '../../../../core/contracts/customer-requests';
import { api } from '../../../lib/api/api';
import { hasObject } from '../../../lib/api/shapes';
import { reloadsAfterwards } from '../../../lib/populate/reload-after-action';
import { submitTimeoutMs } from '../constants';

export const submissionApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitAssessment: build.mutation<SubmitResult, number>({
      query: (projectId) => ({
        url: `/customer-requests/project/${projectId}/submit`,
        method: 'POST',
        timeout: submitTimeoutMs,
        expect: hasObject('data'),
      }),
      invalidatesTags: (result) =>
        result ? ['BusinessSegments', 'CompanyQuestions', 'CustomerRequests', 'Benchmarks'] : [],
      onQueryStarted: reloadsAfterwards('BusinessSegments', 'CompanyQuestions', 'CustomerRequests'),
    }),
  }),
});
