import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangePartner } from '../../../../../core/contracts/exchange-partners';
import type { ExchangeFault } from '../../../../../core/exchange/exchange-faults';
import type { SourceContext } from '../../../../../core/exchange/partner.schema';
import { FormDialog } from '../../../../components/form/form-dialog';
import { TextField } from '../../../../components/form/text-field';
import { Notice } from '../../../../components/ui/notice';
import type { ApiError } from '../../../../lib/api/api-error';
import type { DraftStore } from '../../../../lib/forms/draft-store';
import { checkWith } from '../../../../lib/forms/rules';
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

const rules = () =>
  import('../../../../../core/exchange/partner.schema').then(({ sourceSchema }) => sourceSchema);

/** The texts of faults. */
const faultKeys = {
  SOURCE_ADDRESS_INVALID: 'addressInvalid',
  SOURCE_CLIENT_MISSING: 'clientMissing',
  SOURCE_SECRET_MISSING: 'secretMissing',
} as const satisfies { readonly [Fault in ExchangeFault]?: string };

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
    check: useMemo(() => {
      const checkSource = checkWith<SourceValues>(rules, { stored: source } satisfies SourceContext);
      return (values) => checkSource(trimmed(values));
    }, [source]),
    faultText: (fault) => t(`source.${faultKeys[fault as keyof typeof faultKeys]}`),
    async onSubmit(values, { saved, failed }) {
      if (projectId === undefined) return failed(noProject);
      const { signInAddress, clientSecret, ...rest } = trimmed(values);
      const { error } = await setSource({
        projectId,
        id,
        source: {
          ...rest,
          ...(signInAddress && { signInAddress }),
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

const trimmed = ({ address, signInAddress, clientId, clientSecret }: SourceValues): SourceValues => ({
  address: address.trim(),
  signInAddress: signInAddress.trim(),
  clientId: clientId.trim(),
  clientSecret,
});

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
