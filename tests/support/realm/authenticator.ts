import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** Bits of the flags of authenticator data (WebAuthn Level 3, section 6.1). */
const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

interface CeremonyChanges {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Whether the user was verified by finger, face or PIN. */
  isVerified?: boolean;
}

/** A security key in software, which signs what a browser would have it sign. */
export class Authenticator {
  readonly id = randomBytes(16);
  counter = 1;
  private readonly keys: { privateKey: KeyObject; publicKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });

  constructor(private readonly origin = 'http://localhost:8000') {}

  /** The response to a page that adds a passkey. */
  create(options: { challenge: string }, changes: CeremonyChanges = {}): string {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, this.publicKey()]);
    const authData = Buffer.concat([this.authData(changes, flags.attested), attested]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', options, changes).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The response to a page that uses one; the counter goes up with each. */
  get(options: { challenge: string }, changes: CeremonyChanges = {}): string {
    this.counter += 1;
    const authData = this.authData(changes, 0);
    const clientData = this.clientData('webauthn.get', options, changes);
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, sha256(clientData)]))
      .sign(this.keys.privateKey);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private answer(response: object): string {
    const id = this.id.toString('base64url');
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }

  private clientData(type: string, { challenge }: { challenge: string }, changes: CeremonyChanges): Buffer {
    const { origin = this.origin, challenge: other = challenge } = changes;
    return Buffer.from(JSON.stringify({ type, challenge: other, origin, crossOrigin: false }));
  }

  private authData({ rpId, isVerified = true }: CeremonyChanges, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const set = flags.present | (isVerified ? flags.verified : 0) | more;
    return Buffer.concat([sha256(rpId ?? new URL(this.origin).hostname), Buffer.from([set]), counter]);
  }

  /** In COSE: an elliptic curve key for ES256 on P-256. */
  private publicKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const cose = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]);
    return Buffer.from(isoCBOR.encode(cose as never));
  }
}
