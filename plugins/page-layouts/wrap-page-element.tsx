import type { ComponentType, ReactNode } from 'react';
import type { GatsbyBrowser } from 'gatsby';

interface LayoutProps {
  /** The page's address without a language. */
  path: string;
  /** What the page passes to its layout. */
  outline: unknown;
  children: ReactNode;
}

/** A page with a layout declares it, `Page.Layout = PublicLayout`, and what the layout shows before the page. */
export type PageWithLayout<Props = object> = ComponentType<Props> & {
  Layout?: ComponentType<LayoutProps>;
  outline?: unknown;
};

/**
 * Wraps a page in its layout outside the element that Gatsby remounts on each navigation, so that the layout persists
 * between pages that share it and across a change of language. The page imports the layout, which therefore is in the
 * page's chunks, not in the app's.
 */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => {
  const { Layout, outline } = element.type as PageWithLayout;
  const { originalPath } = (props.pageContext as { i18n: { originalPath: string } }).i18n;
  if (!Layout) return element;
  return (
    <Layout path={originalPath} outline={outline}>
      {element}
    </Layout>
  );
};
