import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/**
 * A file of Maven Central, `group:name:version:type`, cached in a folder below build/. Returns its file, or the
 * reason why it is unavailable here.
 */
export async function mavenArtifact(coordinates, folder) {
  const [, name, version, type] = coordinates.split(':');
  const file = path.join(folder, `${name}-${version}.${type}`);
  if (existsSync(file)) return { file };

  process.stderr.write(`Fetching ${name} ${version} from Maven Central (once) ...\n`);
  const maven = await run('mvn', [
    '--batch-mode',
    '--quiet',
    '-Dstyle.color=never',
    'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy',
    `-Dartifact=${coordinates}`,
    `-DoutputDirectory=${folder}`,
  ]);
  if (maven.code === 0 && existsSync(file)) return { file };
  if (maven.code === 127) return { reason: 'no Maven here; Debian: apt install maven' };
  const [cause = maven.output] = maven.output.split('\n').filter((line) => line.includes('ERROR'));
  return { reason: `Maven cannot fetch ${name}: ${cause.trim()}` };
}
