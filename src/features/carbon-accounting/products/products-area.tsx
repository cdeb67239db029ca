import { useEffect, useRef } from 'react';
import { ExchangeScreen } from './exchange/exchange-screen';
import { ProductsScreen } from './list/products-screen';
import { ProductScreen } from './product-screen';
import { ReceivedScreen } from './received/received-screen';
import { ReleasePrintScreen } from './releases/release-print-screen';

interface ProductsAreaProps {
  /** The path below the list: empty, `from-suppliers/`, `exchange/`, `{product}/` or `{product}/paper/`. */
  path: string | undefined;
  /** Query string; `release` is the number of the printed release. */
  search: string;
}

/** Selects the screen for a path below `/carbon-accounting/products/`. */
export function ProductsArea({ path = '', search }: ProductsAreaProps) {
  useFocusAtTop(path);
  const [id, page] = path.split('/');
  if (!id) return <ProductsScreen />;
  if (id === 'from-suppliers') return <ReceivedScreen />;
  if (id === 'exchange') return <ExchangeScreen />;
  if (page === 'paper')
    return <ReleasePrintScreen id={id} number={new URLSearchParams(search).get('release')} />;
  return <ProductScreen key={id} id={id} />;
}

/** Gatsby focuses the top of another page, but not after a step within the addresses of one. */
function useFocusAtTop(path: string): void {
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    const top = document.getElementById('gatsby-focus-wrapper');
    if (!top?.contains(document.activeElement)) top?.focus({ preventScroll: true });
  }, [path]);
}
