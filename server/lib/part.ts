import type { FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';

/**
 * A part of the server with hooks and readers of bodies of its own. Fastify says its name where a start fails; without
 * one it looks for the function among all modules that are loaded, each time.
 */
export const part = (name: string, register: FastifyPluginAsync): FastifyPluginAsync =>
  fp(register, { name, encapsulate: true });
