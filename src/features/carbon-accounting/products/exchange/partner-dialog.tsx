import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangePartner } from '../../../../../core/contracts/exchange-partners';
import { FormDialog } from '../../../../components/form/form-dialog';
import { TextField } from '../../../../components/form/text-field';
import { Notice } from '../../../../components/ui/notice';
import type { ApiError } from '../../../../lib/api/api-error';
import { useRetryKeys } from '../../../../lib/api/use-retry-keys';
import { checkWith } from '../../../../lib/forms/rules';
import { useDraftForm } from '../../../../lib/forms/use-draft-form';
import { useDraftStore } from '../../../../lib/forms/use-draft-store';
import { useProjectId } from '../../../../lib/session/use-session';
import { noProject, useErrorText } from '../../shared/use-error-text';
import { useAddPartnerMutation, useRenamePartnerMutation } from './exchange-api';
import * as styles from './exchange.module.css';
import { NeedsConnection, useIsConnected } from './needs-connection';

interface PartnerValues {
  name: string;
}

const check = checkWith<PartnerValues>(() =>
  import('../../../../../core/exchange/partner.schema').then(({ partnerSchema }) => partnerSchema),
);

interface PartnerDialogProps {
  /** Undefined for a new one. */
  partner: ExchangePartner | undefined;
  onClose: () => void;
}

/** Master data of a partner. */
export function PartnerDialog({ partner, onClose }: PartnerDialogProps) {
  const { t } = useTranslation('carbon-exchange');
  const projectId = useProjectId();
  const isConnected = useIsConnected();
  const textOf = useErrorText();
  const [add] = useAddPartnerMutation();
  const [rename] = useRenamePartnerMutation();
  const keyOf = useRetryKeys();
  const form = useDraftForm<PartnerValues, ApiError>({
    draft: useDraftStore<PartnerValues>(`exchangePartner:${partner?.id ?? 'new'}`),
    stored: useMemo(() => ({ name: partner?.name ?? '' }), [partner?.name]),
    check,
    faultText: () => t('nameMissing'),
    async onSubmit({ name }, { saved, failed }) {
      if (projectId === undefined) return failed(noProject);
      const { error } = await (partner
        ? rename({ projectId, id: partner.id, name })
        : add({ projectId, name, idempotencyKey: keyOf(name) }));
      if (error) return failed(error as ApiError);
      saved();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(partner ? 'actions.rename' : 'add')}
      form={form}
      className={styles.stack}
      confirm={t(partner ? 'save' : 'addConfirm')}
      disabled={!isConnected}
      onClose={onClose}
    >
      {form.failure && <Notice tone="negative">{textOf(form.failure, t('failed'))}</Notice>}
      <NeedsConnection />
      <TextField label={t('name')} hint={t('nameHint')} maxLength={200} {...form.field('name')} />
    </FormDialog>
  );
}
