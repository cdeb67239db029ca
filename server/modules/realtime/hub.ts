import type { ReceivedEvent } from '../../lib/events';
import type { Connection } from './connection';

/** Reasonable number of open tabs per person. */
const maxPerUser = 8;

/** The open sockets of this process, by project. */
export interface Hub {
  add(connection: Connection): void;
  remove(connection: Connection): void;
  deliver(event: ReceivedEvent): void;
  /** Makes all clients fetch again. */
  resync(): void;
  beat(): void;
  connections(): Connection[];
}

export function createHub(): Hub {
  const projects = new Map<number, Set<Connection>>();
  const all = () => [...projects.values()].flatMap((connections) => [...connections]);

  return {
    add(connection) {
      const { projectId, userId } = connection.member;
      const connections = projects.get(projectId) ?? new Set();
      projects.set(projectId, connections.add(connection));
      const own = [...connections].filter(({ member }) => member.userId === userId);
      for (const oldest of own.slice(0, -maxPerUser)) oldest.close(4408, 'too many sockets');
    },
    remove(connection) {
      const connections = projects.get(connection.member.projectId);
      connections?.delete(connection);
      if (connections?.size === 0) projects.delete(connection.member.projectId);
    },
    deliver({ projectId, text }) {
      for (const connection of projects.get(projectId) ?? []) connection.send(text);
    },
    resync() {
      for (const connection of all()) connection.notify({ type: 'resync' });
    },
    beat() {
      for (const connection of all()) connection.beat();
    },
    connections: all,
  };
}
