import type { FastifyReply } from 'fastify';
import type { EvidenceFile } from '../../../core/contracts/ca-evidence';
import { mediaTypes } from './file-type';

export interface StoredFile extends Pick<EvidenceFile, 'name' | 'type'> {
  content: Uint8Array;
}

/** Answers with a file. It is never shown within the product: what comes from outside is saved first. */
export function sendFile(reply: FastifyReply, { name, type, content }: StoredFile): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .type(mediaTypes[type])
    .send(Buffer.from(content));
}
