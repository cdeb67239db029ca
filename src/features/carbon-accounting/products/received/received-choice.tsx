import { useTranslation } from 'react-i18next';
import type { OfferedProduct } from '../../../../../core/contracts/ca-offered-products';
import { offeredByNumber, receivedFigure } from '../../../../../core/products/received';
import { ComboBox } from '../../../../components/form/combo-box';
import { Button } from '../../../../components/ui/button';
import { Notice } from '../../../../components/ui/notice';
import { useOfferedTexts } from '../../../../domain/products/use-offered-texts';
import { figureValues, type LineFieldsProps } from '../form/line-form';
import { useReceived } from './use-received';

/**
 * Finds a footprint that a supplier offers by part number, name or supplier, and fills in the figure's
 * fields.
 */
export function ReceivedChoice({ form, onChange }: LineFieldsProps) {
  const { t } = useTranslation('carbon-products');
  const texts = useOfferedTexts();
  const { data: offered = [] } = useReceived();
  const { name, received } = form.values;
  const chosen = received?.received?.releaseId ?? '';
  const suggested = chosen ? undefined : offeredByNumber(name, offered);
  function fillIn(product: OfferedProduct) {
    const figure = receivedFigure(product);
    onChange({
      ...figureValues(figure),
      received: figure,
      ...(name.trim() === '' && { name: product.values.name }),
    });
  }
  if (offered.length === 0) return null;
  return (
    <>
      {suggested && (
        <Notice
          tone="info"
          title={t('received.suggested', {
            supplier: suggested.companyName,
            number: suggested.customerPartNumber ?? suggested.values.partNumber,
          })}
          actions={
            <Button size="small" onClick={() => fillIn(suggested)}>
              {t('received.use')}
            </Button>
          }
        >
          {texts.footprint(suggested)}
        </Notice>
      )}
      <ComboBox
        label={t('received.choice')}
        optional={t('fields.optional')}
        search="anywhere"
        placeholder={t('fields.search')}
        emptyText={t('fields.nothingFound')}
        name="received"
        value={chosen}
        options={offered.map((product) => ({
          ...{ value: product.id, label: product.values.name, product },
          terms: [product.customerPartNumber ?? '', product.values.partNumber, product.companyName],
        }))}
        detail={({ product }) =>
          [
            product.customerPartNumber,
            product.values.partNumber,
            product.companyName,
            texts.footprint(product),
          ]
            .filter(Boolean)
            .join(' · ')
        }
        onChange={(id) => {
          const product = offered.find((each) => each.id === id);
          if (product) fillIn(product);
        }}
      />
    </>
  );
}
