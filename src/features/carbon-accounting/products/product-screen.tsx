import { Link, navigate } from 'gatsby';
import { PackageX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product, ProductValues } from '../../../../core/contracts/ca-products';
import { Card, Page } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { EmptyState } from '../../../components/ui/empty-state';
import { useLocale } from '../../../lib/i18n/use-locale';
import { ReadOnlyNotice } from '../shared/read-only-notice';
import { useAccess } from '../shared/use-access';
import { FootprintSummary } from './footprint-summary';
import { LoadedProducts } from './loaded-products';
import { ProductDialog } from './form/product-dialog';
import { ProductFacts } from './product-facts';
import { ProductLines } from './lines/product-lines';
import { ProductState } from './product-state';
import { OffersCard } from './offers/offers-card';
import { PartnerOffersCard } from './offers/partner-offers-card';
import { ReleasesCard } from './releases/releases-card';
import { RefusedEdit } from './refused-edit';
import { RemoveProductDialog } from './remove-product-dialog';
import { useProductEdits, useProducts } from './use-products';
import * as styles from './products.module.css';

/** A product: the emissions of its declared amount, and its components. */
export function ProductScreen({ id = '' }: { id: string | undefined }) {
  const { t } = useTranslation('carbon-products');
  const { pathTo } = useLocale();
  const { canManage } = useAccess();
  const { data } = useProducts();
  const edits = useProductEdits();
  const [opened, setOpened] = useState<{ of: Product; how: 'change' | 'remove' }>();
  /** Stays in view until the server has removed it. */
  const [removed, setRemoved] = useState<Product>();
  const isRemoved = removed?.id === id;
  const product = data?.find((each) => each.id === id) ?? (isRemoved ? removed : undefined);
  /** The product as it was last seen: a form about it stays open when a colleague removes it. */
  const [seen, setSeen] = useState(product);
  if (product && product !== seen) setSeen(product);
  const shown = product ?? (seen?.id === id ? seen : undefined);
  const close = () => setOpened(undefined);
  const list = pathTo('/carbon-accounting/products/');
  const addAgain = (values: ProductValues) => {
    const added = crypto.randomUUID();
    edits.add(added, values);
    void navigate(`${list}${added}/`);
  };
  return (
    <Page
      parent={{ to: list, name: t('allProducts') }}
      title={product?.name ?? t('pageTitle')}
      intro={product?.description}
      actions={
        canManage &&
        product &&
        !isRemoved && (
          <Button onClick={() => setOpened({ of: product, how: 'change' })}>{t('changeProduct')}</Button>
        )
      }
    >
      <ReadOnlyNotice />
      <RefusedEdit edits={edits} />
      <LoadedProducts>
        {(products) => (
          <>
            {!product && (
              <EmptyState
                icon={PackageX}
                title={t('gone.title')}
                actions={<Link to={list}>{t('allProducts')}</Link>}
              >
                {t('gone.text')}
              </EmptyState>
            )}
            {shown && (
              <Known
                product={shown}
                isGone={!product}
                products={products}
                edits={edits}
                onRemove={canManage && !isRemoved && (() => setOpened({ of: shown, how: 'remove' }))}
              />
            )}
          </>
        )}
      </LoadedProducts>
      {opened?.how === 'change' && (
        // A form that is open stays open when a colleague removes its product.
        <ProductDialog
          product={product ?? opened.of}
          isRemoved={!product}
          onSave={(values, _id, seen = opened.of) =>
            product ? edits.change(seen, { values }) : addAgain(values)
          }
          onClose={close}
        />
      )}
      {product && opened?.how === 'remove' && (
        <RemoveProductDialog
          product={product}
          onRemove={() => {
            close();
            setRemoved(product);
            void edits.remove(product).then((isGone) => (isGone ? navigate(list) : setRemoved(undefined)));
          }}
          onClose={close}
        />
      )}
    </Page>
  );
}

interface KnownProps {
  product: Product;
  /** Whether a colleague has removed it: only an open form stays. */
  isGone: boolean;
  products: readonly Product[];
  edits: ReturnType<typeof useProductEdits>;
  /** False for people who cannot remove it. */
  onRemove: false | (() => void);
}

function Known({ product, isGone, products, edits, onRemove }: KnownProps) {
  const { t } = useTranslation('carbon-products');
  return (
    <>
      {!isGone && (
        <>
          <div className={styles.states}>
            <ProductState product={product} />
          </div>
          <FootprintSummary product={product} />
        </>
      )}
      <ProductLines product={product} isRemoved={isGone} products={products} edits={edits} />
      {!isGone && (
        <>
          <ReleasesCard product={product} />
          <OffersCard product={product} />
          <PartnerOffersCard product={product} />
          <Card title={t('facts.title')}>
            <ProductFacts values={product} />
          </Card>
          {onRemove && (
            <div>
              <Button variant="danger" onClick={onRemove}>
                {t('removeProduct')}
              </Button>
            </div>
          )}
        </>
      )}
    </>
  );
}
