import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Answers below this many bytes fit in a packet or two as they are. */
const threshold = 2_048;
/** Files are sent as they were given, most of them packed already. */
const packed = /^(application\/json|text\/)/;

/**
 * Sends the long answers of every route registered after it in a tenth of the bytes, to callers that say they can read
 * it. No length gives a secret away by it: a browser adds nothing to a call of the API that another site could have it
 * make. The bodies of calls are taken as they are.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold,
    customTypes: packed,
    globalDecompression: false,
  });
}
