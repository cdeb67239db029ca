import type { Server } from 'node:net';

/** A test that fails before it closes a stub does not keep the process running. */
export function letExit(server: Server): void {
  server.unref();
  server.on('connection', (socket) => socket.unref());
}
