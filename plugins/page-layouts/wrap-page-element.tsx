import type { ComponentType, ReactNode } from 'react';
import type { GatsbyBrowser } from 'gatsby';

interface LayoutProps {
  /** The page's address in no language. */
  path: string;
  /** What the page has told its layout of itself. */
  outline: unknown;
  children: ReactNode;
}

/** A page that stands in a layout carries it: `Page.Layout = PublicLayout`, and what the layout shows before it. */
export type PageWithLayout<Props = object> = ComponentType<Props> & {
  Layout?: ComponentType<LayoutProps>;
  outline?: unknown;
};

/**
 * Wraps a page in its layout outside the element that Gatsby remounts on each navigation, so that the
 * layout lives on between pages that share it and across a change of language. The layout is imported by
 * the page and so travels in the page's chunks, not in the app's.
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
