import type { FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';

/**
 * A part of the server with its own hooks and body parsers. Fastify reports its name where a start fails;
 * without a name it searches all loaded modules for the function each time.
 */
export const scopedPlugin = (name: string, register: FastifyPluginAsync): FastifyPluginAsync =>
  fp(register, { name, encapsulate: true });
