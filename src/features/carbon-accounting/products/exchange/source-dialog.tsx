import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangePartner } from '../../../../../core/contracts/exchange-partners';
import { FormDialog } from '../../../../components/form/form-dialog';
import { TextField } from '../../../../components/form/text-field';
import { Notice } from '../../../../components/ui/notice';
import type { ApiError } from '../../../../lib/api/api-error';
import type { DraftStore } from '../../../../lib/forms/draft-store';
import { useDraftForm } from '../../../../lib/forms/use-draft-form';
import { useDraftStore } from '../../../../lib/forms/use-draft-store';
import { useProjectId } from '../../../../lib/session/use-session';
import { noProject, useErrorText } from '../../shared/use-error-text';
import { useSetSourceMutation } from './exchange-api';
import * as styles from './exchange.module.css';
import { NeedsConnection, useIsConnected } from './needs-connection';

interface SourceValues {
  address: string;
  signInAddress: string;
  clientId: string;
  clientSecret: string;
}

interface SourceDialogProps {
  partner: ExchangePartner;
  onClose: () => void;
}

/** Where a partner's footprints are fetched from, with which credentials. */
export function SourceDialog({ partner: { id, source }, onClose }: SourceDialogProps) {
  const { t } = useTranslation('carbon-exchange');
  const projectId = useProjectId();
  const isConnected = useIsConnected();
  const textOf = useErrorText();
  const [setSource] = useSetSourceMutation();
  const form = useDraftForm<SourceValues, ApiError>({
    draft: useDraftWithoutSecret(`exchangeSource:${id}`),
    stored: useMemo(
      () => ({
        address: source?.address ?? '',
        signInAddress: source?.signInAddress ?? '',
        clientId: source?.clientId ?? '',
        clientSecret: '',
      }),
      [source?.address, source?.signInAddress, source?.clientId],
    ),
    check: useCallback(
      ({ address, signInAddress, clientId, clientSecret }: SourceValues) => {
        const isSame =
          source?.address === address.trim() &&
          (source.signInAddress ?? '') === signInAddress.trim() &&
          source.clientId === clientId.trim();
        return Promise.resolve({
          ...(!isAddress(address) && { address: 'addressInvalid' }),
          ...(signInAddress.trim() && !isAddress(signInAddress) && { signInAddress: 'addressInvalid' }),
          ...(!clientId.trim() && { clientId: 'clientMissing' }),
          ...(!clientSecret && !isSame && { clientSecret: 'secretMissing' }),
        });
      },
      [source],
    ),
    faultText: (fault) => t([`source.${fault}`] as never),
    async onSubmit({ address, signInAddress, clientId, clientSecret }, { saved, failed }) {
      if (projectId === undefined) return failed(noProject);
      const { error } = await setSource({
        projectId,
        id,
        source: {
          address: address.trim(),
          ...(signInAddress.trim() && { signInAddress: signInAddress.trim() }),
          clientId: clientId.trim(),
          ...(clientSecret && { clientSecret }),
        },
      });
      if (error) return failed(error as ApiError);
      saved();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(source ? 'source.change' : 'source.set')}
      form={form}
      className={styles.stack}
      confirm={t('save')}
      disabled={!isConnected}
      onClose={onClose}
    >
      {form.failure && <Notice tone="negative">{textOf(form.failure, t('failed'))}</Notice>}
      <NeedsConnection />
      <p>{t('source.text')}</p>
      <TextField
        label={t('address')}
        hint={t('source.addressHint')}
        inputMode="url"
        maxLength={1000}
        {...form.field('address')}
      />
      <TextField
        label={t('source.signIn')}
        optional={t('source.signInOptional')}
        hint={t('source.signInHint')}
        inputMode="url"
        maxLength={1000}
        {...form.field('signInAddress')}
      />
      <TextField label={t('secret.clientId')} maxLength={500} {...form.field('clientId')} />
      <TextField
        label={t('secret.clientSecret')}
        hint={source ? t('source.secretHint') : undefined}
        type="password"
        autoComplete="new-password"
        maxLength={2000}
        {...form.field('clientSecret')}
      />
    </FormDialog>
  );
}

const isAddress = (text: string) => /^https?:\/\/[^\s?#]+$/i.test(text.trim());

/** Secrets are not stored in drafts. */
function useDraftWithoutSecret(name: string): DraftStore<SourceValues> {
  const store = useDraftStore<SourceValues>(name);
  return useMemo(
    () => ({
      ...store,
      keep: (form) => store.keep({ ...form, values: { ...form.values, clientSecret: '' } }),
    }),
    [store],
  );
}
