import { YearParams } from '../../../../core/contracts/ca-common';
import { OverlapBody, OverlapList, OverlapParams } from '../../../../core/contracts/ca-overlaps';
import type { TypedApp } from '../../../lib/typed-app';
import { authorOf, managing, reading, recordPath } from '../records/record-routes';
import { answerOverlap, findOverlaps } from './service';

/** Where a year may count something twice, and people's answers to it. */
export function registerOverlaps(app: TypedApp): void {
  const path = `${recordPath('ca-overlaps')}/year/:year` as const;
  app.get(
    path,
    { config: { ...reading, reads: 'list' }, schema: { params: YearParams, response: { 200: OverlapList } } },
    async ({ params, db }) => ({ data: await findOverlaps(db, params) }),
  );

  app.put(
    `${path}/sector/:sectorCode`,
    {
      config: managing,
      schema: { params: OverlapParams, body: OverlapBody, response: { 200: OverlapList } },
    },
    async (request) => ({
      data: await answerOverlap(authorOf(request), request.params, request.body.data.answer),
    }),
  );
}
