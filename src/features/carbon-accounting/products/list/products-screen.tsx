import { Link } from 'gatsby';
import { Boxes } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../../components/layout/page';
import { Button, buttonClass } from '../../../../components/ui/button';
import { EmptyState } from '../../../../components/ui/empty-state';
import { useLocale } from '../../../../lib/i18n/use-locale';
import { ReadOnlyNotice } from '../../shared/read-only-notice';
import { useAccess } from '../../shared/use-access';
import { LoadedProducts } from '../loaded-products';
import { ProductDialog } from '../form/product-dialog';
import { ProductsTable } from './products-table';
import { RefusedEdit } from '../refused-edit';
import { useProductEdits, useProducts } from '../use-products';

/** The company's products and the emissions of one declared unit each. */
export function ProductsScreen() {
  const { t } = useTranslation('carbon-products');
  const { canManage } = useAccess();
  const { pathTo } = useLocale();
  const edits = useProductEdits();
  const { data: known, isError } = useProducts();
  const [isAdding, setAdding] = useState(false);
  // A new product appears in the list, so adding one needs the loaded list.
  const addButton = canManage && (known || !isError) && (
    <Button variant="primary" disabled={!known} onClick={() => setAdding(true)}>
      {t('addProduct')}
    </Button>
  );
  return (
    <Page
      parent={{ to: pathTo('/carbon-accounting/'), name: t('years') }}
      title={t('title')}
      intro={t('intro')}
      actions={
        <>
          <Link to={pathTo('/carbon-accounting/products/from-suppliers/')} className={buttonClass({})}>
            {t('received.title')}
          </Link>
          <Link to={pathTo('/carbon-accounting/products/exchange/')} className={buttonClass({})}>
            {t('carbon-exchange:title')}
          </Link>
          {addButton}
        </>
      }
    >
      <ReadOnlyNotice />
      <RefusedEdit edits={edits} />
      <LoadedProducts>
        {(products) =>
          products.length > 0 ? (
            <ProductsTable products={products} />
          ) : (
            <EmptyState icon={Boxes} title={t('empty.title')}>
              {canManage && t('empty.text')}
            </EmptyState>
          )
        }
      </LoadedProducts>
      {isAdding && (
        <ProductDialog
          product={undefined}
          onSave={(values, id) => edits.add(id, values)}
          onClose={() => setAdding(false)}
        />
      )}
    </Page>
  );
}
