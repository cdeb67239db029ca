import { toSubject } from '../../../../core/audit/subject';
import { AccountSettingsAnswer, AccountSettingsBody } from '../../../../core/contracts/ca-settings';
import { ProjectParams } from '../../../../core/contracts/common';
import { currencyOf } from '../../../../data/money/currencies';
import { currencies } from '../../../../data/money/tables';
import { ApiError } from '../../../lib/api-error';
import { audit, changesBetween } from '../../../lib/audit/audit';
import type { Database, Queryable } from '../../../lib/database';
import type { TypedApp } from '../../../lib/typed-app';
import { authorOf, managing, reading, recordPath } from '../records/record-routes';
import { findHomeCountry } from './repository';

/** The currency that a project keeps its books in: the chosen one, else that of its country. */
export async function findCurrency(db: Queryable, projectId: number): Promise<string> {
  const [row] = await db.query<{ currency: string }>(
    'select currency from ca_settings where project_id = $1',
    [projectId],
  );
  return row?.currency ?? currencyOf(await findHomeCountry(db, projectId));
}

/** How a project keeps its accounts. Another currency changes nothing that was entered before. */
export function registerSettings(app: TypedApp, database: Database): void {
  const path = recordPath('ca-settings');
  app.get(
    path,
    { config: reading, schema: { params: ProjectParams, response: { 200: AccountSettingsAnswer } } },
    async ({ params }) => ({
      data: { currency: await findCurrency(database, params.projectId), currencies: [...currencies] },
    }),
  );

  app.put(
    path,
    {
      config: managing,
      schema: { params: ProjectParams, body: AccountSettingsBody, response: { 200: AccountSettingsAnswer } },
    },
    async (request) => {
      const { tx, projectId, person } = authorOf(request);
      const { currency } = request.body.data;
      if (!currencies.includes(currency))
        throw new ApiError(
          400,
          'UNKNOWN_CURRENCY',
          `There is no reference rate of ${currency}; choose another.`,
        );
      const before = await findCurrency(tx, projectId);
      await tx.query(
        `insert into ca_settings (project_id, currency) values ($1, $2)
         on conflict (project_id) do update set currency = $2`,
        [projectId, currency],
      );
      await audit(tx, {
        projectId,
        actor: person,
        area: 'carbon-accounting',
        action: 'update',
        subject: toSubject('settings', {}),
        changes: changesBetween({ currency: before }, { currency }),
      });
      return { data: { currency, currencies: [...currencies] } };
    },
  );
}
