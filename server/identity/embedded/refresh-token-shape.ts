import type Provider from 'oidc-provider';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * keycloak-js decodes refresh tokens to learn when they expire, but oidc-provider's are opaque. So the opaque
 * token is sent as the third part of a JWT-shaped string. The first two parts are never read.
 */
function wrap(token: string, expiresAt: number): string {
  return [encode({ typ: 'JWT' }), encode({ typ: 'Refresh', exp: expiresAt }), token].join('.');
}

const unwrap = (token: string) => token.slice(token.lastIndexOf('.') + 1);

/** The part of oidc-provider's model that is replaced here. */
interface RefreshTokenModel {
  find: (token: string, options?: object) => Promise<unknown>;
  prototype: { save: (this: { remainingTTL: number }) => Promise<string> };
}

/** Makes the provider issue and accept refresh tokens in that shape. */
export function shapeRefreshTokens(provider: Provider): void {
  const model = provider.RefreshToken as unknown as RefreshTokenModel;
  const find = model.find.bind(model);
  model.find = (token, options) => find(unwrap(token), options);

  const { save } = model.prototype;
  model.prototype.save = async function () {
    const expiresAt = Math.floor(Date.now() / 1000) + this.remainingTTL;
    return wrap(await save.call(this), expiresAt);
  };
}
