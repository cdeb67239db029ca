import { addPolicy, finishPage, inlineScriptHashes, withoutAdditions } from './finish-page';

const gatsbyPage =
  '<!DOCTYPE html><html lang="de"><head><meta charSet="utf-8"/><title>Ä</title><link rel="manifest" href="/a.webmanifest" crossorigin="anonymous"/></head><body><p>a</p>' +
  '<script id="gatsby-script-loader">window.pagePath="/de/";</script><!-- slice-start id="_gatsby-scripts-1" -->' +
  '<script src="/runtime.js" async></script><script src="/app.js" async></script>' +
  '<!-- slice-end id="_gatsby-scripts-1" --></body></html>';

const additions = {
  firstPaintScript: 'theme()',
  startScript: 'start()',
  font: '/static/inter-a.woff2',
  preloads: {
    scripts: ['/page.js'],
    data: ['/page-data/app-data.json', '/env.json'],
    pageData: '/page-data/de/page-data.json',
    asksWithQuery: false,
  },
};

it('lists the hash of each inline script, as browsers compute it', () => {
  // printf 'start()' | openssl dgst -sha256 -binary | base64
  expect(inlineScriptHashes('<script>start()</script><script src="/a.js"></script>')).toEqual([
    "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
  ]);
});

it('puts the policy before everything except the encoding', () => {
  expect(addPolicy('<html><head><meta charset="utf-8"><title>a</title></head></html>')).toMatch(
    /^<html><head><meta charset="utf-8"><meta data-built http-equiv="Content-Security-Policy" content="script-src 'self' /,
  );
});

describe('finishPage', () => {
  const page = finishPage(gatsbyPage, additions);

  it('starts the scripts itself, in their order, and lists what they will need', () => {
    expect(page).not.toContain('async');
    expect(page).toContain(
      '<script data-scripts="/runtime.js /app.js" data-chunks="/page.js"' +
        ' data-data="/page-data/app-data.json /env.json" data-page-data="/page-data/de/page-data.json" data-manifest="/a.webmanifest">start()</script>',
    );
  });

  it('requests only its font before the first paint', () => {
    expect(page.match(/<link[^>]*>/g)).toEqual([
      '<link data-built rel="preload" as="font" type="font/woff2" crossorigin href="/static/inter-a.woff2"/>',
    ]);
  });

  it('allows every inline script of the finished page and no other', () => {
    for (const hash of inlineScriptHashes(page)) expect(page).toContain(hash);
    expect(inlineScriptHashes(page)).toHaveLength(3);
    expect(page).not.toContain('unsafe-inline');
  });

  it("keeps the content and Gatsby's markers for stitching unchanged", () => {
    expect(page).toContain('<p>a</p><script id="gatsby-script-loader">');
    expect(page).toContain('<!-- slice-start id="_gatsby-scripts-1" --><!-- slice-end');
  });

  it('has no NUL characters in texts and attributes, which browsers show as �', () => {
    const rendered = gatsbyPage.replace('<p>a</p>', '<p title="\0\0汇总">8. \0Änderungen</p>');
    for (const finished of [finishPage(rendered, additions), withoutAdditions(rendered)]) {
      expect(finished).toContain('<p title="汇总">8. Änderungen</p>');
    }
  });

  it('can run again on its own output, when the page needs something else', () => {
    expect(finishPage(page, additions)).toBe(page);
    const again = finishPage(page, {
      ...additions,
      preloads: { ...additions.preloads, scripts: ['/new.js'] },
    });
    expect(again).toContain('data-chunks="/new.js"');
    expect(again).not.toContain('/page.js');
  });

  it('uses the scripts of a later build when Gatsby has inserted them again', () => {
    const later = page.replace('<!-- slice-end', '<script src="/later.js" async></script><!-- slice-end');
    const again = finishPage(later, additions);
    expect(again).toContain('data-scripts="/later.js"');
    expect(again.match(/data-scripts/g)).toHaveLength(1);
  });
});
