import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderHTMLProd, renderSlices } from 'gatsby/dist/utils/worker/child/render-html';
import { stitchSliceForAPage } from 'gatsby/dist/utils/slices/stitching';
import type { Touched } from './replace-texts';

function readJson<Content>(...path: string[]): Content {
  return JSON.parse(readFileSync(join(...path), 'utf8')) as Content;
}

/**
 * Renders pages again from their data, with the renderer that Gatsby has built for the site, in Gatsby's order: the
 * pages, the slices in them, then both stitched together. Gatsby reads the site from `public` in the working
 * directory.
 */
export async function rerenderPages(
  siteDirectory: string,
  renderer: string,
  touched: Touched,
): Promise<void> {
  const { webpackCompilationHash } = readJson<{ webpackCompilationHash: string }>(
    siteDirectory,
    'page-data/app-data.json',
  );
  const { slicesPropsPerPage } = await renderHTMLProd({
    htmlComponentRendererPath: renderer,
    paths: touched.pages,
    envVars: [
      ['NODE_ENV', 'production'],
      ['gatsby_executing_command', 'build'],
    ],
    sessionId: 1,
    webpackCompilationHash,
  });
  const used = Object.values(slicesPropsPerPage).flatMap((ofPage) =>
    Object.entries(ofPage).map(([sliceId, slice]) => ({ sliceId, ...slice })),
  );
  await renderSlices({
    publicDir: siteDirectory,
    htmlComponentRendererPath: renderer,
    slices: touched.slices.map((name) => {
      const { componentChunkName, result } = readJson<{
        componentChunkName: string;
        result: { sliceContext: Record<string, unknown> };
      }>(siteDirectory, 'slice-data', `${name}.json`);
      const { sliceContext: context } = result;
      return [name, { name, componentChunkName, context, componentPath: '', updatedAt: 0 }];
    }),
    slicesProps: used.filter(({ sliceName }) => touched.slices.includes(sliceName)),
    staticQueriesBySliceTemplate: {},
  });
  for (const pagePath of touched.pages) await stitchSliceForAPage({ pagePath, publicDir: siteDirectory });
}
