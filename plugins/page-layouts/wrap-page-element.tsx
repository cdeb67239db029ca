import type { ComponentType, ReactNode } from 'react';
import type { GatsbyBrowser } from 'gatsby';

interface LayoutProps {
  /** The page's address in no language. */
  path: string;
  skeleton?: ReactNode;
  children: ReactNode;
}

/**
 * A page that stands in a layout carries it: `Page.Layout = PublicLayout`. Its `Skeleton` stands in for it where the
 * layout lets nobody through yet, and in the prebuilt page.
 */
export type PageWithLayout<Props = object> = ComponentType<Props> & {
  Layout?: ComponentType<LayoutProps>;
  Skeleton?: ComponentType;
};

/**
 * Wraps a page in its layout outside the element that Gatsby remounts on each navigation, so that the
 * layout lives on between pages that share it and across a change of language. The layout is imported by
 * the page and so travels in the page's chunks, not in the app's.
 */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => {
  const { Layout, Skeleton } = element.type as PageWithLayout;
  const { originalPath } = (props.pageContext as { i18n: { originalPath: string } }).i18n;
  if (!Layout) return element;
  return (
    <Layout path={originalPath} skeleton={Skeleton && <Skeleton />}>
      {element}
    </Layout>
  );
};
