/** The key pair by which push services know an installation (VAPID, RFC 8292), as base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}
