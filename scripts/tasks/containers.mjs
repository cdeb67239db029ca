import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { run } from './run.mjs';

const composeFile = 'deploy/compose.yaml';

/**
 * Why containers cannot run here, or undefined: no runtime responds, or an image is unavailable. Podman is used
 * through its socket (DOCKER_HOST).
 */
export async function lackOfContainers() {
  const info = await run('docker', ['info']);
  if (info.code !== 0) return 'no container runtime answers "docker info"';
  if ((await run('docker', ['compose', 'version'])).code !== 0)
    return 'no "docker compose" (version 2 or newer)';
  for (const image of imagesOf(readFileSync(composeFile, 'utf8'), readFileSync('Dockerfile', 'utf8'))) {
    const isThere = (await run('docker', ['image', 'inspect', image])).code === 0;
    if (isThere) continue;
    const pulled = await run('docker', ['pull', '--quiet', image]);
    if (pulled.code !== 0) return `the image ${image} cannot be pulled: ${pulled.output.trim()}`;
  }
  return undefined;
}

/** The third-party images. */
function imagesOf(composeText, dockerfile) {
  const services = Object.values(parse(composeText, { merge: true }).services);
  const foreign = services.filter(({ build }) => build === undefined).map(({ image }) => image);
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  return new Set([...bases, ...foreign]);
}
