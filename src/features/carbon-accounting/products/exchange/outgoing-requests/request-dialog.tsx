import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskFootprintBody } from '../../../../../../core/contracts/exchange-asked';
import type { ExchangePartner } from '../../../../../../core/contracts/exchange-partners';
import { FormDialog } from '../../../../../components/form/form-dialog';
import { TextAreaField } from '../../../../../components/form/text-area-field';
import { TextField } from '../../../../../components/form/text-field';
import { Notice } from '../../../../../components/ui/notice';
import type { ApiError } from '../../../../../lib/api/api-error';
import { useRetryKeys } from '../../../../../lib/api/use-retry-keys';
import { checkWith } from '../../../../../lib/forms/rules';
import { useDraftForm } from '../../../../../lib/forms/use-draft-form';
import { useDraftStore } from '../../../../../lib/forms/use-draft-store';
import { useProjectId } from '../../../../../lib/session/use-session';
import { noProject, useErrorText } from '../../../shared/use-error-text';
import { useAskPartnerMutation } from '../exchange-api';
import * as styles from '../exchange.module.css';
import { NeedsConnection, useIsConnected } from '../needs-connection';

type Values = AskFootprintBody['data'];

const check = checkWith<Values>(() =>
  import('../../../../../../core/exchange/partner.schema').then(
    ({ partnerRequestSchema }) => partnerRequestSchema,
  ),
);

interface RequestDialogProps {
  partner: ExchangePartner;
  onClose: () => void;
}

/** Asks a partner's system for the footprint of a product. */
export function RequestDialog({ partner: { id, name }, onClose }: RequestDialogProps) {
  const { t } = useTranslation('carbon-exchange');
  const projectId = useProjectId();
  const isConnected = useIsConnected();
  const textOf = useErrorText();
  const [ask] = useAskPartnerMutation();
  const keyOf = useRetryKeys();
  const [stored] = useState<Values>({ partNumber: '', comment: '' });
  const form = useDraftForm<Values, ApiError>({
    draft: useDraftStore<Values>(`exchangeAsk:${id}`),
    stored,
    check,
    faultText: () => t('asking.partNumberMissing'),
    async onSubmit(asked, { saved, failed }) {
      if (projectId === undefined) return failed(noProject);
      const { error } = await ask({ projectId, id, asked, idempotencyKey: keyOf(asked) });
      if (error) return failed(error as ApiError);
      saved();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('asking.askOf', { name })}
      form={form}
      className={styles.stack}
      confirm={t('asking.send')}
      disabled={!isConnected}
      onClose={onClose}
    >
      {form.failure && <Notice tone="negative">{textOf(form.failure, t('failed'))}</Notice>}
      <NeedsConnection />
      <p>{t('asking.text')}</p>
      <TextField
        label={t('asking.partNumber')}
        hint={t('asking.partNumberHint')}
        maxLength={300}
        {...form.field('partNumber')}
      />
      <TextAreaField
        label={t('asking.comment')}
        optional={t('carbon-products:fields.optional')}
        rows={3}
        maxLength={2000}
        {...form.field('comment')}
      />
    </FormDialog>
  );
}
