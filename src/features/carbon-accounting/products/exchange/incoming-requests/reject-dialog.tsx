import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeRequest } from '../../../../../../core/contracts/exchange-requests';
import { FormDialog } from '../../../../../components/form/form-dialog';
import { TextField } from '../../../../../components/form/text-field';
import { Notice } from '../../../../../components/ui/notice';
import type { ApiError } from '../../../../../lib/api/api-error';
import { useRetryKeys } from '../../../../../lib/api/use-retry-keys';
import { checkWith } from '../../../../../lib/forms/rules';
import { useDraftForm } from '../../../../../lib/forms/use-draft-form';
import { useDraftStore } from '../../../../../lib/forms/use-draft-store';
import { useProjectId } from '../../../../../lib/session/use-session';
import { noProject, useErrorText } from '../../../shared/use-error-text';
import { useRejectRequestMutation } from '../exchange-api';
import * as styles from '../exchange.module.css';
import { NeedsConnection, useIsConnected } from '../needs-connection';
import { RequestedFootprint } from './requested-footprint';

interface Rejection {
  reason: string;
}

const check = checkWith<Rejection>(() =>
  import('../../../../../../core/exchange/partner.schema').then(({ rejectionSchema }) => rejectionSchema),
);

interface RejectDialogProps {
  request: ExchangeRequest;
  onClose: () => void;
}

/** Declines a request with a reason. */
export function RejectDialog({ request, onClose }: RejectDialogProps) {
  const { t } = useTranslation('carbon-exchange');
  const { id, partnerName: name } = request;
  const projectId = useProjectId();
  const isConnected = useIsConnected();
  const textOf = useErrorText();
  const [reject] = useRejectRequestMutation();
  const keyOf = useRetryKeys();
  const [stored] = useState({ reason: '' });
  const form = useDraftForm<Rejection, ApiError>({
    draft: useDraftStore<Rejection>(`exchangeRequest:${id}`),
    stored,
    check,
    faultText: () => t('requests.reasonMissing'),
    async onSubmit({ reason }, { saved, failed }) {
      if (projectId === undefined) return failed(noProject);
      const { error } = await reject({ projectId, id, reason, idempotencyKey: keyOf(id, reason) });
      if (error) return failed(error as ApiError);
      saved();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('requests.rejectOf', { name })}
      form={form}
      className={styles.stack}
      confirm={t('requests.reject')}
      disabled={!isConnected}
      onClose={onClose}
    >
      {form.failure && <Notice tone="negative">{textOf(form.failure, t('failed'))}</Notice>}
      <NeedsConnection />
      <RequestedFootprint {...request} />
      <TextField
        label={t('requests.reason')}
        hint={t('requests.reasonHint')}
        maxLength={2000}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
