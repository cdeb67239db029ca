import type { FigureChoice, FigureChoiceList } from '../../../../core/contracts/ca-supplier-figures';
import { api } from '../../../lib/api/api';
import { hasList } from '../../../lib/api/shapes';
import type { OfYear } from '../api';

export const figureChoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFigureChoices: build.query<FigureChoice[], OfYear>({
      query: ({ projectId, year }) => ({
        url: `/ca-supplier-figures/project/${projectId}/year/${year}`,
        expect: hasList,
      }),
      transformResponse: ({ data }: FigureChoiceList) => data,
      providesTags: ['FigureChoices'],
    }),
  }),
});

export const { useGetFigureChoicesQuery } = figureChoicesApi;
