import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '../../../site.config';

/** In the language of the API document. */
const texts = { title: `API · ${site.name}`, document: 'The contract as OpenAPI 3.1' };

/** @param folder the address of the files, which changes with them */
function ReferencePage({ folder }: { folder: string }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{texts.title}</title>
        <link rel="icon" href="/icons/logo.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={`${folder}/swagger-ui.css`} />
        <link rel="stylesheet" href={`${folder}/draw.css`} />
        <script src={`${folder}/swagger-ui.js`} defer />
        <script src={`${folder}/draw.js`} defer />
      </head>
      <body>
        <main>
          <div id="reference">
            <noscript>
              <a href="/api/openapi.json">{texts.document}</a>
            </noscript>
          </div>
        </main>
      </body>
    </html>
  );
}

/** The API reference page. It contains no inline script: the site's policy allows none. */
export const renderReferencePage = (folder: string): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<ReferencePage folder={folder} />)}`;
