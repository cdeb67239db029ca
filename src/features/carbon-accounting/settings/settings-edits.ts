import type { AccountingSettings, AccountingSettingsAnswer } from '../../../../core/contracts/ca-settings';
import { hasObject } from '../../../lib/api/shapes';
import { defineEdit } from '../../../lib/outbox/edit';
import { patch } from '../../../lib/outbox/patch';
import { carbonApi } from '../api';

interface CurrencyChoice {
  projectId: number;
  currency: string;
  /** The version that was seen. */
  version: number;
}

/** Sets the currency of a project's books. */
export const chooseCurrency = defineEdit<CurrencyChoice, AccountingSettings>({
  name: 'accounting-settings.update',
  area: 'carbonAccounting',
  request: ({ projectId, currency }, version) => ({
    url: `/ca-settings/project/${projectId}`,
    method: 'PUT',
    body: { data: { currency, version } },
    expect: hasObject('data'),
  }),
  readAnswer: ({ data }: AccountingSettingsAnswer) => data,
  subject: () => 'accounting-settings',
  merge: (_earlier, later) => later,
  show: ({ projectId, currency }) => [
    patch(carbonApi.endpoints.getSettings, projectId, (settings) => {
      settings.currency = currency;
    }),
  ],
  settled: ({ projectId }, answer) => [
    patch(carbonApi.endpoints.getSettings, projectId, (settings) => {
      settings.currency = answer.currency;
      settings.version = answer.version;
    }),
  ],
  reload: { refused: ['AccountingSettings'] },
  page: () => '/carbon-accounting/settings/',
  label: ({ currency }) => ({ key: 'edit.booksCurrency', values: { currency } }),
  compare: ({ currency }, current) => [
    { name: { key: 'field.currency' }, mine: currency, theirs: current.currency },
  ],
  whenRefused: 'keep',
});
