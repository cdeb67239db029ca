import { ApiError } from '../lib/api-error';
import { scopedPlugin } from '../lib/scoped-plugin';
import type { TypedApp } from '../lib/typed-app';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file, which has no schema. */
    takesFile?: boolean;
  }
}

/** Maximum file size in bytes. */
export const maxFileBytes = 5 * 1024 * 1024;

/**
 * Registers routes whose body is a file, sent as application/octet-stream; each needs `bodyLimit:
 * maxFileBytes`.
 */
export async function withFileBodies(app: TypedApp, register: (files: TypedApp) => void): Promise<void> {
  await app.register(
    scopedPlugin('files', async (scope) => {
      const files = scope as TypedApp;
      files.addHook('onRoute', (route) => {
        route.config = { ...route.config, takesFile: true };
      });
      files.removeAllContentTypeParsers();
      files.addContentTypeParser(
        'application/octet-stream',
        { parseAs: 'buffer', bodyLimit: maxFileBytes },
        (_request, body, done) => done(null, body),
      );
      register(files);
    }),
  );
}

/** @throws ApiError 400 when the body is not a file */
export function fileIn(body: unknown): Buffer {
  if (!Buffer.isBuffer(body) || body.length === 0)
    throw new ApiError(400, 'FILE_MISSING', 'Send the file as the body, as application/octet-stream.');
  return body;
}
