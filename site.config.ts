/**
 * What an operator may want to rename. The product name is defined only here: texts use `{{product}}`, and the
 * manifest, the page titles and the server read it from here.
 */
export const site = {
  name: 'supplier+s',
  shortName: 'supplier+s',
  description:
    'Answer your customers’ carbon-data requests once, keep your own accounts, ask your own suppliers.',
};

/** Three colours of core/theme/tokens.css for places without a style sheet: the manifest and the browser's frame. */
export const frameColours = { accent: '#1d5bd6', canvas: '#f5f6f8', darkCanvas: '#0f141c' };
