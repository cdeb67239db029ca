import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

export interface FileToSend {
  /** Without its ending. */
  name: string;
  format: 'csv' | 'xlsx' | 'json';
  content: string | Buffer | Readable;
}

const types: Record<FileToSend['format'], string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
};

/** Answers with a file to be saved; nobody keeps a copy on the way. */
export function sendFile(reply: FastifyReply, { name, format, content }: FileToSend): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .type(types[format])
    .send(content);
}
