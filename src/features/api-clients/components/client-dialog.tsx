import { useTranslation } from 'react-i18next';
import { isSame } from '../../../../core/compare/is-same';
import type { ApiClient, ApiClientBody } from '../../../../core/contracts/api-clients';
import { cleanText } from '../../../../core/registration/clean-text';
import type { ApiClientFault } from '../../../../core/access/api-client.schema';
import { clientScopes, type ClientScope } from '../../../../core/terms/api-clients';
import { ChoiceGroup } from '../../../components/form/choice-group';
import { FormDialog } from '../../../components/form/form-dialog';
import { TextField } from '../../../components/form/text-field';
import { Notice } from '../../../components/ui/notice';
import { OfflineNote } from '../../../components/ui/offline-note';
import * as styles from '../../../domain/systems/systems.module.css';
import { useSecretCreation } from '../../../domain/systems/use-secret-creation';
import type { ApiError } from '../../../lib/api/api-error';
import { useConnection } from '../../../lib/api/use-connection';
import { checkWith, type Check } from '../../../lib/forms/rules';
import { useDraftForm } from '../../../lib/forms/use-draft-form';
import { useDraftStore } from '../../../lib/forms/use-draft-store';
import {
  useCreateApiClientMutation,
  useLazyGetApiClientsQuery,
  useRenewClientSecretMutation,
  type MadeClient,
} from '../api';
import { useClientFailure, useScopeText } from '../use-client-texts';

interface ClientDialogProps {
  projectId: number;
  onMade: (made: MadeClient) => void;
  onClose: () => void;
}

interface ClientValues {
  name: string;
  scopes: readonly ClientScope[];
  expiresOn: string;
}

const empty: ClientValues = { name: '', scopes: [], expiresOn: '' };
const loadRules = () =>
  import('../../../../core/access/api-client.schema').then(({ apiClientSchema }) => apiClientSchema);

/** Expiry dates are UTC days; the dialog may stay open over midnight. */
const check: Check<ClientValues> = (values) =>
  checkWith<ClientValues>(loadRules, { today: new Date().toISOString().slice(0, 10) })(values);

/** Creates a client: name, scopes and expiry date. */
export function ClientDialog({ projectId, onMade, onClose }: ClientDialogProps) {
  const { t } = useTranslation('account');
  const isConnected = useConnection() === 'connected';
  const failureText = useClientFailure();
  const scopeText = useScopeText();
  const [send] = useCreateApiClientMutation();
  const [renew] = useRenewClientSecretMutation();
  const [list] = useLazyGetApiClientsQuery();
  const create = useSecretCreation<ApiClientBody['data'], ApiClient, MadeClient>({
    create: (data) => send({ projectId, ...data }),
    refetch: () => list(projectId).then(({ data }) => data?.data),
    isOf: (client, { name, scopes, expiresOn }) =>
      client.name === cleanText(name) &&
      isSame([...client.scopes].sort(), [...scopes].sort()) &&
      client.expiresOn === expiresOn,
    taken: 'API_CLIENT_EXISTS',
    renew: (id) => renew({ projectId, id }),
  });
  const form = useDraftForm<ClientValues, ApiError>({
    draft: useDraftStore('newApiClient'),
    stored: empty,
    check,
    faultText: (fault) => t(`apiClients.faults.${fault as ApiClientFault}`),
    async onSubmit({ name, scopes, expiresOn }, { saved, failed }) {
      const { data, error } = await create({
        name,
        scopes: [...scopes],
        expiresOn: expiresOn || null,
      });
      if (!data) return failed(error as ApiError);
      saved();
      onMade(data);
    },
  });
  return (
    <FormDialog
      placement="drawer"
      title={t('apiClients.add')}
      form={form}
      className={styles.stack}
      confirm={t('apiClients.form.confirm')}
      disabled={!isConnected}
      onClose={onClose}
    >
      {form.failure && <Notice tone="negative">{failureText(form.failure)}</Notice>}
      <OfflineNote />
      <TextField
        {...form.field('name')}
        label={t('apiClients.form.name')}
        hint={t('apiClients.form.nameHint')}
        autoComplete="off"
        required
      />
      <ChoiceGroup
        kind="many"
        label={t('apiClients.form.scopes')}
        hint={t('apiClients.form.scopesHint')}
        options={clientScopes.map((value) => ({ value, label: scopeText(value) }))}
        {...form.field('scopes')}
      />
      <TextField
        {...form.field('expiresOn')}
        type="date"
        label={t('apiClients.form.expiresOn')}
        hint={t('apiClients.form.expiresHint')}
        optional={t('apiClients.form.optional')}
      />
    </FormDialog>
  );
}
