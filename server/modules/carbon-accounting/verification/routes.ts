import { YearParams } from '../../../../core/contracts/ca-common';
import { VerificationAnswer, VerificationBody } from '../../../../core/contracts/ca-verifications';
import type { Database } from '../../../lib/database';
import type { TypedApp } from '../../../lib/typed-app';
import { authorOf, managing, reading, recordPath } from '../records/record-routes';
import { findVerification } from './repository';
import { stateVerification } from './service';

/** Who has verified the account of a year. */
export function registerVerifications(app: TypedApp, database: Database): void {
  const path = `${recordPath('ca-verifications')}/year/:year` as const;
  app.get(
    path,
    { config: reading, schema: { params: YearParams, response: { 200: VerificationAnswer } } },
    async ({ params }) => ({ data: await findVerification(database, params) }),
  );

  app.put(
    path,
    {
      config: managing,
      schema: { params: YearParams, body: VerificationBody, response: { 200: VerificationAnswer } },
    },
    async (request) => ({
      data: await stateVerification(authorOf(request), request.params.year, request.body.data),
    }),
  );
}
