import { toSubject } from '../../../../core/audit/subject';
import { overlapsOf } from '../../../../core/carbon/report/overlaps';
import { YearParams } from '../../../../core/contracts/ca-common';
import {
  OverlapBody,
  OverlapList,
  OverlapParams,
  type Overlap,
} from '../../../../core/contracts/ca-overlaps';
import { notFound } from '../../../lib/api-error';
import { audit, changesBetween } from '../../../lib/audit/audit';
import type { Queryable } from '../../../lib/database';
import { publish } from '../../../lib/events';
import type { TypedApp } from '../../../lib/typed-app';
import { sectorByCode, sectorById } from '../records/reference-data';
import { authorOf, managing, reading, recordPath } from '../records/record-routes';
import { findAnswers, findEntered, saveAnswer } from './repository';

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
    async (request) => {
      const { tx, projectId, person } = authorOf(request);
      const { year, sectorCode } = request.params;
      const { answer } = request.body.data;
      const sector = sectorByCode(sectorCode);
      if (!sector) throw notFound('A sector of this code');
      const before = (await findAnswers(tx, { projectId, year })).get(sector.id);
      await saveAnswer(tx, { projectId, year, sectorId: sector.id, answer });
      await publish(tx, { type: 'spend-distribution', action: 'update', projectId, year });
      const data = await findOverlaps(tx, { projectId, year });
      await audit(tx, {
        projectId,
        actor: person,
        area: 'carbon-accounting',
        action: 'update',
        subject: toSubject('distribution', { sector: sectorCode, year }),
        changes: changesBetween({ overlap: before ?? null }, { overlap: answer }),
      });
      return { data };
    },
  );
}

async function findOverlaps(db: Queryable, ofYear: { projectId: number; year: number }): Promise<Overlap[]> {
  const { sectorIds, activityIds } = await findEntered(db, ofYear);
  const answers = await findAnswers(db, ofYear);
  const codes = sectorIds.flatMap((id) => sectorById(id)?.code ?? []);
  return overlapsOf(codes, activityIds).map(({ sectorCode, activityIds: both }) => {
    const sector = sectorByCode(sectorCode);
    return {
      sectorCode,
      sectorName: sector?.name ?? sectorCode,
      activityIds: both,
      answer: (sector && answers.get(sector.id)) ?? null,
    };
  });
}
