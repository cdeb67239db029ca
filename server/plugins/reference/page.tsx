import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '../../../site.config';

/** @param folder the address of the files, which changes with them */
function ReferencePage({ folder }: { folder: string }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`API · ${site.name}`}</title>
        <link rel="icon" href="/icons/logo.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={`${folder}/swagger-ui.css`} />
        <link rel="stylesheet" href={`${folder}/draw.css`} />
        <script src={`${folder}/swagger-ui.js`} defer />
        <script src={`${folder}/draw.js`} defer />
      </head>
      <body>
        <main>
          <h1>{`API of ${site.name}`}</h1>
          <div id="reference">
            <noscript>
              <a href="/api/openapi.json">The contract as OpenAPI 3.1</a>
            </noscript>
          </div>
        </main>
      </body>
    </html>
  );
}

/** The page of the contract. It holds no script: the policy of the site allows none. */
export const renderReferencePage = (folder: string): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<ReferencePage folder={folder} />)}`;
