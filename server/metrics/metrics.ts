import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { registerDependencyMetrics, type Dependencies } from './dependencies';

/** The metrics of this process for Prometheus. */
export interface Metrics {
  /** Counts the requests and open sockets of a server; call it before its routes are added. */
  watch(app: FastifyInstance): void;
  /** A year was calculated; milliseconds. */
  calculated(durationMs: number): void;
  /** Prometheus' text format. */
  read(): Promise<string>;
  readonly contentType: string;
}

/** Seconds; the budget for the slowest hundredth is 0.05. */
const callBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const calculationBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of one server process, including Node's own (event loop, memory, garbage collection). */
export function createMetrics(dependencies: Dependencies): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    name: 'http_requests_total',
    help: 'Calls answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a call to the end of its answer.',
    labelNames: ['method', 'route'],
    buckets: callBuckets,
    registers,
  });
  const calculations = new Histogram({
    name: 'carbon_calculation_duration_seconds',
    help: 'Time to calculate one year of a company.',
    buckets: calculationBuckets,
    registers,
  });
  registerDependencyMetrics(registry, dependencies);

  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    calculated: (durationMs) => calculations.observe(durationMs / 1000),
    watch(app) {
      new Gauge({
        name: 'realtime_sockets',
        help: 'Sockets open on this process.',
        registers,
        collect() {
          this.set(app.websocketServer.clients.size);
        },
      });
      app.addHook('onResponse', (request, reply, done) => {
        const { method } = request;
        const route = request.routeOptions.url ?? 'none';
        calls.inc({ method, route, status: reply.statusCode });
        durations.observe({ method, route }, reply.elapsedTime / 1000);
        done();
      });
    },
  };
}
