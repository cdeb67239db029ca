import { toSubject } from '../../../../core/audit/subject';
import { formerProductMethod } from '../../../../core/terms/figure-methods';
import { YearParams } from '../../../../core/contracts/ca-common';
import {
  FigureChoiceAnswer,
  FigureChoiceBody,
  FigureChoiceList,
  FigureChoiceParams,
  type FigureChoice,
} from '../../../../core/contracts/ca-supplier-figures';
import { notFound } from '../../../lib/api-error';
import { audit, changesBetween } from '../../../lib/audit/audit';
import { publish } from '../../../lib/events';
import type { TypedApp } from '../../../lib/typed-app';
import type { Author } from '../records/changes';
import { changedMeanwhile, refuseStale } from '../records/errors';
import { authorOf, managing, reading, recordPath } from '../records/record-routes';
import { markForRecalculation } from '../years/repository';
import { findChoices, findSupplier, lockChoice, saveChoice } from './choices-repository';

/** The figures used to calculate purchases from suppliers, where a person has chosen them. */
export function registerFigureChoices(app: TypedApp): void {
  const path = `${recordPath('ca-supplier-figures')}/year/:year` as const;
  app.get(
    path,
    {
      config: { ...reading, reads: 'list' },
      schema: { params: YearParams, response: { 200: FigureChoiceList } },
    },
    async ({ params, db }) => ({ data: await findChoices(db, params) }),
  );

  app.put(
    `${path}/:linkingId`,
    {
      config: managing,
      schema: { params: FigureChoiceParams, body: FigureChoiceBody, response: { 200: FigureChoiceAnswer } },
    },
    async (request) => ({ data: await choose(authorOf(request), request.params, request.body.data) }),
  );
}

/**
 * Chooses for all purchases from a supplier in a year; the next calculation uses it if the figure exists.
 * @throws ApiError 404; 409 STALE_VERSION with the current choice
 */
async function choose(
  { tx, projectId, person }: Author,
  { year, linkingId }: { year: number; linkingId: string },
  { method: named, version }: FigureChoiceBody['data'],
): Promise<FigureChoice> {
  const method = named === formerProductMethod ? 'supplier-specific' : named;
  const supplier = await findSupplier(tx, projectId, linkingId);
  if (!supplier) throw notFound('The supplier');
  const place = { projectId, year, company: supplier.company };
  const before = await lockChoice(tx, place);
  const current = { linkingId, ...before };
  refuseStale(current, version);
  const saved = await saveChoice(tx, place, { method, version: before.version });
  if (!saved) throw changedMeanwhile({ linkingId, ...(await lockChoice(tx, place)) });
  await markForRecalculation(tx, projectId, year);
  await publish(tx, { type: 'emissions', action: 'update', projectId, year, linkingId });
  await audit(tx, {
    projectId,
    actor: person,
    area: 'carbon-accounting',
    action: 'update',
    subject: toSubject('figureChoice', { year, supplier: supplier.name }),
    changes: changesBetween({ figureMethod: before.method }, { figureMethod: saved.method }),
  });
  return { linkingId, ...saved };
}
