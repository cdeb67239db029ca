/** Name and secret of `Authorization: Basic`; both are form-encoded (RFC 6749, 2.3.1). Undefined for anything else. */
export function readBasic(header = ''): { clientId: string; clientSecret: string } | undefined {
  const [, encoded] = /^Basic ([A-Za-z0-9+/_-]+={0,2})$/i.exec(header) ?? [];
  if (encoded === undefined) return undefined;
  const [, id, secret] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  if (id === undefined || secret === undefined) return undefined;
  try {
    return { clientId: decodeURIComponent(id), clientSecret: decodeURIComponent(secret) };
  } catch {
    return undefined;
  }
}
