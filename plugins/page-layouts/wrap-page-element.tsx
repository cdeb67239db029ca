import type { ComponentType, ReactNode } from 'react';
import type { GatsbyBrowser } from 'gatsby';

/** A page that stands in a layout carries it: `Page.Layout = PublicLayout`. `path` is the page's in no language. */
export type PageWithLayout<Props = object> = ComponentType<Props> & {
  Layout?: ComponentType<{ path: string; children: ReactNode }>;
};

/**
 * Wraps a page in its layout outside the element that Gatsby remounts on each navigation, so that the
 * layout lives on between pages that share it and across a change of language. The layout is imported by
 * the page and so travels in the page's chunks, not in the app's.
 */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => {
  const { Layout } = element.type as PageWithLayout;
  const { originalPath } = (props.pageContext as { i18n: { originalPath: string } }).i18n;
  return Layout ? <Layout path={originalPath}>{element}</Layout> : element;
};
