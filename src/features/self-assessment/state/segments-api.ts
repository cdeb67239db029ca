import type {
  BusinessSegment,
  BusinessSegmentAnswer,
  CreateSegmentBody,
  ImportAnswersBody,
  ImportAnswersResult,
} from '../../../../core/contracts/business-segments';
import { api } from '../../../lib/api/api';
import { hasObject } from '../../../lib/api/shapes';

interface OfProject<Body> {
  projectId: number;
  body: Body;
}

const segmentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createSegment: build.mutation<BusinessSegment, OfProject<CreateSegmentBody>>({
      query: ({ projectId, body }) => ({
        url: `/business-segments/project/${projectId}/create`,
        method: 'POST',
        body,
        expect: hasObject('data'),
      }),
      transformResponse: ({ data }: BusinessSegmentAnswer) => data,
      invalidatesTags: ['BusinessSegments'],
    }),
    removeSegment: build.mutation<unknown, { projectId: number; id: string }>({
      query: ({ projectId, id }) => ({
        url: `/business-segments/project/${projectId}/${id}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['BusinessSegments'],
    }),
    importAnswers: build.mutation<ImportAnswersResult, OfProject<ImportAnswersBody>>({
      query: ({ projectId, body }) => ({
        url: `/business-segments/project/${projectId}/import-answers`,
        method: 'POST',
        body,
        expect: hasObject('data'),
      }),
      invalidatesTags: ['BusinessSegments'],
    }),
  }),
});

export const { useCreateSegmentMutation, useRemoveSegmentMutation, useImportAnswersMutation } = segmentsApi;
