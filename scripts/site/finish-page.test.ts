import { addPolicy, finishPage, inlineScriptHashes } from './finish-page';

const gatsbyPage =
  '<!DOCTYPE html><html lang="de"><head><meta charSet="utf-8"/><title>Ä</title></head><body><p>a</p>' +
  '<script id="gatsby-script-loader">window.pagePath="/de/";</script><!-- slice-start id="_gatsby-scripts-1" -->' +
  '<script src="/runtime.js" async></script><script src="/app.js" async></script>' +
  '<!-- slice-end id="_gatsby-scripts-1" --></body></html>';

const additions = {
  firstPaintScript: 'theme()',
  startScript: 'start()',
  preloads: { scripts: ['/page.js'], data: ['/page-data/app-data.json'] },
};

it('states the hash of each inline script, as browsers compute it', () => {
  // printf 'start()' | openssl dgst -sha256 -binary | base64
  expect(inlineScriptHashes('<script>start()</script><script src="/a.js"></script>')).toEqual([
    "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
  ]);
});

it('puts the policy before everything but the encoding', () => {
  expect(addPolicy('<html><head><meta charset="utf-8"><title>a</title></head></html>')).toMatch(
    /^<html><head><meta charset="utf-8"><meta data-built http-equiv="Content-Security-Policy" content="script-src 'self' /,
  );
});

describe('finishPage', () => {
  const page = finishPage(gatsbyPage, additions);

  it('preloads what the page needs, its own scripts first', () => {
    expect(
      [...page.matchAll(/rel="preload" as="(\w+)" href="([^"]+)"/g)].map(([, as, href]) => [as, href]),
    ).toEqual([
      ['script', '/runtime.js'],
      ['script', '/app.js'],
      ['script', '/page.js'],
      ['fetch', '/page-data/app-data.json'],
    ]);
  });

  it('starts the scripts itself, in their order', () => {
    expect(page).not.toContain('async');
    expect(page).toContain('<script data-scripts="/runtime.js /app.js">start()</script>');
  });

  it('allows every inline script of the finished page and no other', () => {
    for (const hash of inlineScriptHashes(page)) expect(page).toContain(hash);
    expect(inlineScriptHashes(page)).toHaveLength(3);
    expect(page).not.toContain('unsafe-inline');
  });

  it('leaves the content and the marks that Gatsby stitches by as they are', () => {
    expect(page).toContain('<p>a</p><script id="gatsby-script-loader">');
    expect(page).toContain('<!-- slice-start id="_gatsby-scripts-1" --><script data-scripts');
  });

  it('may be run again over its own work, with new preloads', () => {
    expect(finishPage(page, additions)).toBe(page);
    const again = finishPage(page, { ...additions, preloads: { scripts: ['/new.js'], data: [] } });
    expect(again).toContain('href="/new.js"');
    expect(again).not.toContain('/page.js');
  });
});
