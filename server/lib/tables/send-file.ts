import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

export interface FileToSend {
  /** Without its extension. */
  name: string;
  format: 'csv' | 'xlsx' | 'json';
  content: string | Buffer | Readable;
}

const types: Record<FileToSend['format'], string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
};

/** Sends a file as a download; it is not cached. */
export function sendFile(reply: FastifyReply, { name, format, content }: FileToSend): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .type(types[format])
    .send(content);
}
