import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalculatedLine, Product, ProductLine } from '../../../../../core/contracts/ca-products';
import { lineKinds } from '../../../../../core/terms/product-terms';
import { Button } from '../../../../components/ui/button';
import { GoneNotice } from '../../../../components/ui/gone-notice';
import { Notice } from '../../../../components/ui/notice';
import { UndoNotice, UndoRegion } from '../../../../components/ui/undo-notice';
import { refusalKey } from '../../../../lib/api/refusal-keys';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { EmptySection, Section } from '../../records/section';
import { useAccess } from '../../shared/use-access';
import { useErrorText } from '../../shared/use-error-text';
import { RequestDialog } from '../requested/request-dialog';
import { useRequestFootprint } from '../requested/use-requested';
import { KindBars } from './kind-bars';
import { LineDetails } from './line-details';
import { LineDialog } from './line-dialog';
import { LineRow } from './line-row';
import { SheetDialog } from '../sheet/sheet-dialog';
import { useProductTexts } from '../use-product-texts';
import type { ProductEdits } from '../use-products';
import * as styles from '../products.module.css';

interface ProductLinesProps {
  product: Product;
  products: readonly Product[];
  edits: ProductEdits;
  /** Whether a colleague has removed the product: only an open form stays, with what was typed. */
  isRemoved: boolean;
}

type Opened =
  | { line: CalculatedLine; how: 'look' | 'change' | 'request' }
  | { line?: undefined; how: 'add' | 'sheet' };

/**
 * The lines of a product as a tree: kinds with their sums, their lines, and below a part its own components.
 */
export function ProductLines({ product, products, edits, isRemoved: isProductRemoved }: ProductLinesProps) {
  const { t } = useTranslation('carbon-products');
  const { figure } = useFigures();
  const { kg, unit } = useProductTexts();
  const { canManage } = useAccess();
  const [opened, setOpened] = useState<Opened>();
  const [removed, setRemoved] = useState<CalculatedLine>();
  const requests = useRequestFootprint(product);
  const textOf = useErrorText();
  const refusal = requests.failure && refusalKey('asking', requests.failure.code);
  const { lines } = product;
  const current = lines.find(({ id }) => id === opened?.line?.id);
  // A form that is open stays open when a colleague removes its line.
  const line = current ?? opened?.line;
  const isRemoved = line !== undefined && !current;
  const close = () => setOpened(undefined);
  const of = {
    amount: figure(product.declaredAmount, 'exact'),
    unit: unit(product.declaredUnit, product.declaredAmount),
  };
  const form = (
    <>
      {line && opened?.how === 'request' && (
        <RequestDialog
          line={line}
          isProductRemoved={isProductRemoved}
          onRequest={(request) => requests.send(line, request)}
          onClose={close}
        />
      )}
      {(opened?.how === 'add' || opened?.how === 'change') && (
        <LineDialog
          product={product}
          line={line}
          isRemoved={isRemoved}
          isProductRemoved={isProductRemoved}
          // Who was told that a colleague removed the line adds it again.
          onSave={(changed, seen) => edits.change(isRemoved ? product : seen, { lines: [changed] })}
          onClose={close}
        />
      )}
    </>
  );
  if (isProductRemoved) return form;
  return (
    <Section
      title={t('lines.title')}
      hint={t('lines.hint', of)}
      actions={
        canManage && (
          <>
            <Button onClick={() => setOpened({ how: 'sheet' })}>{t('sheet.open')}</Button>
            <Button onClick={() => setOpened({ how: 'add' })}>{t('lines.add')}</Button>
          </>
        )
      }
    >
      {requests.failure && (
        <Notice tone="negative" title={t('asked.refused')}>
          {refusal ? t(refusal) : textOf(requests.failure, t('refusedText'))}
        </Notice>
      )}
      {isRemoved && opened?.how === 'look' && (
        <GoneNotice onDismiss={close}>{t('lines.gone', { name: line.name })}</GoneNotice>
      )}
      {lines.length === 0 && <EmptySection>{t('empty.lines')}</EmptySection>}
      {product.footprint && <KindBars lines={lines} total={product.footprint.kg} />}
      {lineKinds.map((kind) => {
        const ofKind = lines.filter((each) => each.kind === kind);
        if (ofKind.length === 0) return null;
        const isKnown = ofKind.every(({ result }) => result !== null);
        const sum = ofKind.reduce((total, { result }) => total + (result?.kg ?? 0), 0);
        return (
          <section key={kind} aria-label={t(`kinds.${kind}`)} className={styles.group}>
            <h3 className={styles.groupHead}>
              <span>{t(`kinds.${kind}`)}</span>
              {isKnown && <span className={styles.figure}>{kg(sum)}</span>}
            </h3>
            <ul className={styles.lines}>
              {ofKind.map((each) => (
                <LineRow
                  key={each.id}
                  line={each}
                  total={product.footprint?.kg}
                  part={partOf(each, products)}
                  onOpen={() => setOpened({ line: each, how: 'look' })}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <UndoRegion>
        {removed && !lines.some(({ id }) => id === removed.id) && (
          <UndoNotice
            onUndo={() => edits.change(product, { lines: [lineOf(removed)] })}
            onDismiss={() => setRemoved(undefined)}
          >
            {t('lines.removed', { name: removed.name })}
          </UndoNotice>
        )}
      </UndoRegion>
      {current && opened?.how === 'look' && (
        <LineDetails
          line={current}
          {...(canManage && {
            onChange: () => setOpened({ line: current, how: 'change' }),
            onRequest: () => setOpened({ line: current, how: 'request' }),
            onReplace: (changed: ProductLine) => {
              edits.change(product, { lines: [changed] });
              close();
            },
            onRemove: () => {
              edits.change(product, { removed: [current.id] });
              setRemoved(current);
              close();
            },
          })}
          onClose={close}
        />
      )}
      {opened?.how === 'sheet' && (
        <SheetDialog
          product={product}
          onAdd={(added) => edits.change(product, { lines: added })}
          onClose={close}
        />
      )}
      {form}
    </Section>
  );
}

function partOf({ origin }: Product['lines'][number], products: readonly Product[]): Product | undefined {
  return origin.basis === 'product' ? products.find(({ id }) => id === origin.productId) : undefined;
}

const lineOf = ({ id, kind, name, amount, unit, origin }: CalculatedLine): ProductLine => ({
  ...{ id, kind, name, amount, unit },
  origin,
});
