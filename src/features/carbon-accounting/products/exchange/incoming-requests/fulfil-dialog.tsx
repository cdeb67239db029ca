import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeRequest } from '../../../../../../core/contracts/exchange-requests';
import type { Product } from '../../../../../../core/contracts/ca-products';
import { toOffered } from '../../../../../../core/products/offer';
import { FormDialog } from '../../../../../components/form/form-dialog';
import { SelectField } from '../../../../../components/form/select-field';
import { Notice } from '../../../../../components/ui/notice';
import { OfferedFootprint } from '../../../../../domain/products/offered-footprint';
import type { ApiError } from '../../../../../lib/api/api-error';
import { noValidation } from '../../../../../lib/forms/rules';
import { useDraftForm } from '../../../../../lib/forms/use-draft-form';
import { useDraftStore } from '../../../../../lib/forms/use-draft-store';
import { useRetryKeys } from '../../../../../lib/api/use-retry-keys';
import { useProjectId } from '../../../../../lib/session/use-session';
import { noProject, useErrorText } from '../../../shared/use-error-text';
import { useReleases } from '../../releases/use-releases';
import { useProducts } from '../../use-products';
import { useFulfilRequestMutation } from '../exchange-api';
import * as styles from '../exchange.module.css';
import { NeedsConnection, useIsConnected } from '../needs-connection';
import { RequestedFootprint } from './requested-footprint';

interface FulfilDialogProps {
  request: ExchangeRequest;
  onClose: () => void;
}

/** Chooses the product whose latest release is the response, after a preview of what the partner sees. */
export function FulfilDialog({ request, onClose }: FulfilDialogProps) {
  const { t } = useTranslation('carbon-exchange');
  const { id, partnerName: name } = request;
  const projectId = useProjectId();
  const isConnected = useIsConnected();
  const textOf = useErrorText();
  const products = useProducts().data ?? [];
  const [fulfil] = useFulfilRequestMutation();
  const keyOf = useRetryKeys();
  const [stored] = useState({ productId: '' });
  const form = useDraftForm<{ productId: string }, ApiError>({
    draft: useDraftStore<{ productId: string }>(`exchangeAnswer:${id}`),
    stored,
    check: noValidation,
    faultText: String,
    async onSubmit({ productId }, { saved, failed }) {
      if (projectId === undefined) return failed(noProject);
      if (!newest) return;
      const data = { productId, seenRelease: newest.id };
      const { error } = await fulfil({ projectId, id, ...data, idempotencyKey: keyOf(id, data) });
      if (error) return failed(error as ApiError);
      saved();
      onClose();
    },
  });
  const { productId } = form.values;
  const releases = useReleases(productId).data;
  const newest = productId === '' ? undefined : releases?.[0];
  return (
    <FormDialog
      placement="drawer"
      title={t('requests.fulfilOf', { name })}
      form={form}
      className={styles.stack}
      confirm={t('requests.send')}
      disabled={!isConnected || !newest}
      onClose={onClose}
    >
      {form.failure && <Notice tone="negative">{textOf(form.failure, t('failed'))}</Notice>}
      <NeedsConnection />
      <RequestedFootprint {...request} />
      <SelectField
        label={t('requests.product')}
        options={[{ value: '', label: t('requests.choose') }, ...products.map(toOption)]}
        {...form.field('productId')}
      />
      {productId !== '' && releases?.length === 0 && (
        <Notice tone="caution">{t('carbon-products:offers.notReleased')}</Notice>
      )}
      {newest && (
        <>
          <p>{t('requests.fulfilText', { name })}</p>
          <OfferedFootprint product={toOffered(newest)} />
        </>
      )}
    </FormDialog>
  );
}

const toOption = ({ id, name, partNumber }: Product) => ({
  value: id,
  label: partNumber ? `${name} (${partNumber})` : name,
});
