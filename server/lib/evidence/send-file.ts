import type { FastifyReply } from 'fastify';
import type { EvidenceFile } from '../../../core/contracts/ca-evidence';
import { mediaTypes } from './file-type';

export interface StoredFile extends Pick<EvidenceFile, 'name' | 'type'> {
  content: Uint8Array;
}

/** Sends a file. It is never displayed within the product: files from outside are always downloaded. */
export function sendFile(reply: FastifyReply, { name, type, content }: StoredFile): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .type(mediaTypes[type])
    .send(Buffer.from(content));
}
