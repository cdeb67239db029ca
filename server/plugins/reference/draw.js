/* global SwaggerUIBundle, MutationObserver, document */
// Renders this server's API document into the page. Typed secrets stay in the page.

/**
 * The line of an operation is a button, which may not contain a link. Opening it puts its address in the
 * address bar anyway.
 */
const noLinkInButton = () => ({
  wrapComponents: {
    OperationSummaryPath:
      (Path, { React }) =>
      ({ operationProps, ...props }) =>
        React.createElement(Path, {
          ...props,
          operationProps: operationProps.set('isDeepLinkingEnabled', false),
        }),
  },
});

/** Corrects Swagger UI's elements where there is no setting. */
function mend(root) {
  const all = (selector, change) => root.querySelectorAll(selector).forEach(change);
  all('pre.microlight:not([tabindex])', (sample) => {
    sample.tabIndex = 0;
    sample.role = 'group';
    sample.ariaLabel = 'Sample';
  });
  all('.copy-to-clipboard > button:not([aria-label])', (button) => (button.ariaLabel = 'Copy the sample'));
  all('.body-param__text:not([aria-label])', (field) => (field.ariaLabel = 'Body'));
  all('.close-modal:not([aria-label])', (button) => (button.ariaLabel = 'Close'));
  // Speech input uses the visible text.
  all('.auth-btn-wrapper button[aria-label]', (button) => {
    const { ariaLabel, textContent } = button;
    if (!ariaLabel.includes(textContent)) button.ariaLabel = `${textContent}: ${ariaLabel}`;
  });
  // Tables, which are not landmarks.
  all('table[role=region]', (table) => table.removeAttribute('role'));
  // No heading level is skipped below the title of the page.
  const levels = { H3: '2', H4: '3', H5: '4', H6: '4' };
  all(':is(h3, h4, h5, h6):not([aria-level])', (heading) => (heading.ariaLevel = levels[heading.tagName]));
}

const root = document.getElementById('reference');
const changes = { childList: true, subtree: true, attributeFilter: ['aria-label'] };
new MutationObserver(() => mend(root)).observe(root, changes);

SwaggerUIBundle({
  url: '/api/openapi.json',
  domNode: root,
  plugins: [noLinkInButton],
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  persistAuthorization: false,
  validatorUrl: null,
}).initOAuth({});
