import type { ReactElement } from 'react';
import type { GatsbySSR } from 'gatsby';
import { frameColours } from './site.config';
import './src/components/theme/global.css';
import './src/app/head/fonts.css';

/** The same on every page; the first-paint script and the theme switch change the colour. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <meta key="theme-color" name="theme-color" content={frameColours.canvas} />,
    <link key="icon" rel="icon" href="/icons/logo.svg" type="image/svg+xml" />,
    <link key="apple-touch-icon" rel="apple-touch-icon" href="/icons/app-192.png" />,
  ]);
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const components = getHeadComponents() as ReactElement<{ name?: string }>[];
  const isStyle = ({ type }: ReactElement) => type === 'style';
  replaceHeadComponents([
    // Gatsby puts a page's own styles before the global ones, which they must be able to override.
    ...components.filter(isStyle).reverse(),
    ...components.filter((component) => !isStyle(component) && component.props.name !== 'generator'),
  ]);
};
