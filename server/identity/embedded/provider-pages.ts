import type { KoaContextWithOIDC } from 'oidc-provider';
import { chooseLocale } from '../choose-locale';
import type { Pages, RenderedPage } from './pages/create-pages';
import type { ProviderPages } from './provider';

function localeOf(ctx: KoaContextWithOIDC) {
  return chooseLocale({ uiLocales: ctx.query.ui_locales, acceptLanguage: ctx.get('accept-language') });
}

/** The number of this request in the log. */
export function numberOf(ctx: KoaContextWithOIDC): string | undefined {
  const number = ctx.res.getHeader('x-request-id');
  return typeof number === 'string' ? number : undefined;
}

function send(ctx: KoaContextWithOIDC, { html, headers }: RenderedPage): void {
  ctx.set({ ...headers });
  ctx.body = html;
}

/** Whether the app has presented an id token of the person who is signed in here. */
function isProven(ctx: KoaContextWithOIDC): boolean {
  const hint = ctx.oidc.entities.IdTokenHint;
  return hint !== undefined && hint.payload.sub === ctx.oidc.session?.accountId;
}

/** Supplies our pages where oidc-provider needs them. */
export function createProviderPages(pages: Pages): ProviderPages {
  return {
    signOut(ctx) {
      const xsrf = String(ctx.oidc.session?.state?.secret);
      send(ctx, pages.signOut(localeOf(ctx), { xsrf, confirmed: isProven(ctx) }));
    },
    signedOut: (ctx) => send(ctx, pages.message(localeOf(ctx), 'signedOut')),
    failed(ctx) {
      const message = ctx.status === 503 ? 'unavailable' : 'failed';
      send(ctx, pages.message(localeOf(ctx), message, numberOf(ctx)));
    },
  };
}
