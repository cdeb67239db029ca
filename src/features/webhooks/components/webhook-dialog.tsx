import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isSame } from '../../../../core/compare/is-same';
import type { Webhook, WebhookBody } from '../../../../core/contracts/webhooks';
import { cleanText } from '../../../../core/registration/clean-text';
import type { WebhookFormFault } from '../../../../core/webhooks/webhook.schema';
import { webhookEvents, type WebhookEvent } from '../../../../core/webhooks/webhooks';
import { CheckField } from '../../../components/form/check-field';
import { ChoiceGroup } from '../../../components/form/choice-group';
import { FormDialog } from '../../../components/form/form-dialog';
import { TextField } from '../../../components/form/text-field';
import { Notice } from '../../../components/ui/notice';
import { OfflineNote } from '../../../components/ui/offline-note';
import * as styles from '../../../domain/systems/systems.module.css';
import { useSecretCreation } from '../../../domain/systems/use-secret-creation';
import type { ApiError } from '../../../lib/api/api-error';
import { useConnection } from '../../../lib/api/use-connection';
import { checkWith } from '../../../lib/forms/rules';
import { useDraftForm } from '../../../lib/forms/use-draft-form';
import { useDraftStore } from '../../../lib/forms/use-draft-store';
import {
  useChangeWebhookMutation,
  useCreateWebhookMutation,
  useLazyGetWebhooksQuery,
  useRenewWebhookSecretMutation,
  type MadeWebhook,
} from '../api';
import { useEventText, useWebhookFailure } from '../use-webhook-texts';

interface WebhookDialogProps {
  projectId: number;
  /** The webhook to change; omitted for a new one. */
  webhook?: Webhook;
  onMade: (made: MadeWebhook) => void;
  onClose: () => void;
}

interface WebhookValues {
  name: string;
  address: string;
  events: readonly WebhookEvent[];
  isActive: boolean;
}

const empty: WebhookValues = { name: '', address: '', events: [], isActive: true };
const check = checkWith<WebhookValues>(() =>
  import('../../../../core/webhooks/webhook.schema').then(({ webhookSchema }) => webhookSchema),
);

const valuesOf = ({ name, address, events, isActive }: Webhook): WebhookValues => ({
  ...{ name, address, events, isActive },
});

/** Creates or changes a webhook: its name, address and events. */
export function WebhookDialog({ projectId, webhook, onMade, onClose }: WebhookDialogProps) {
  const { t } = useTranslation('webhooks');
  const isConnected = useConnection() === 'connected';
  const failureText = useWebhookFailure();
  const eventText = useEventText();
  const [send] = useCreateWebhookMutation();
  const [renew] = useRenewWebhookSecretMutation();
  const [list] = useLazyGetWebhooksQuery();
  const create = useSecretCreation<WebhookBody['data'], Webhook, MadeWebhook>({
    create: (data) => send({ projectId, ...data }),
    refetch: () => list(projectId).then(({ data }) => data),
    isOf: (each, { name, address, events }) =>
      each.name === cleanText(name) &&
      each.address === address.trim() &&
      isSame([...each.events].sort(), [...events].sort()),
    taken: 'WEBHOOK_EXISTS',
    renew: (id) => renew({ projectId, id }),
  });
  const [change] = useChangeWebhookMutation();
  const form = useDraftForm<WebhookValues, ApiError>({
    draft: useDraftStore<WebhookValues>(webhook ? `webhook:${webhook.id}` : 'newWebhook'),
    stored: useMemo(() => (webhook ? valuesOf(webhook) : empty), [webhook]),
    check,
    faultText: (fault) => t(`faults.${fault as WebhookFormFault}`),
    async onSubmit({ isActive, ...values }, { saved, failed }) {
      const data = { ...values, events: [...values.events] };
      if (webhook) {
        const { error } = await change({ ...data, projectId, isActive, id: webhook.id });
        if (error) return failed(error as ApiError);
        saved();
        onClose();
      } else {
        const { data: made, error } = await create(data);
        if (!made) return failed(error as ApiError);
        saved();
        onMade(made);
      }
    },
  });
  const active = form.field('isActive');
  return (
    <FormDialog
      placement="drawer"
      title={webhook ? t('row.editOf', { name: webhook.name }) : t('add')}
      form={form}
      className={styles.stack}
      confirm={t(webhook ? 'form.save' : 'form.confirm')}
      disabled={!isConnected}
      onClose={onClose}
    >
      {form.failure && <Notice tone="negative">{failureText(form.failure)}</Notice>}
      <OfflineNote />
      <TextField
        {...form.field('name')}
        label={t('form.name')}
        hint={t('form.nameHint')}
        autoComplete="off"
        required
      />
      <TextField
        {...form.field('address')}
        type="url"
        label={t('form.address')}
        hint={t('form.addressHint')}
        autoComplete="off"
        required
      />
      {webhook && (
        <CheckField
          name={active.name}
          label={t('form.isActive')}
          checked={active.value}
          onChange={active.onChange}
        />
      )}
      <ChoiceGroup
        kind="many"
        label={t('form.events')}
        hint={t('form.eventsHint')}
        options={webhookEvents.map((value) => ({ value, label: eventText(value) }))}
        {...form.field('events')}
      />
    </FormDialog>
  );
}
