import { commands, type Command } from './commands';

/** How to call this program in its current installation. */
export function programName(env: Readonly<Record<string, string | undefined>>): string {
  if (env.npm_lifecycle_event) return 'npm run cli --';
  // systemd sets it for its services; the one here is deploy/systemd/supplier-plus-s.
  return env.INVOCATION_ID ? 'supplier-plus-s' : 'node build/server/cli.mjs';
}

/** The output of `help`, and with `--help` of a single command. */
export function usage(
  env: Readonly<Record<string, string | undefined>>,
  described: Command[] = Object.values(commands),
): string {
  const lines = described.map(({ usage: line, purpose }) => `  ${line}\n      ${purpose}`);
  return [`Usage: ${programName(env)} <command>`, '', ...lines, ''].join('\n');
}

/** The commands as a Markdown list for deploy/README.md: `help --markdown`. */
export function commandTable(): string {
  return Object.values(commands)
    .map(({ usage: line, purpose }) => `- \`${line}\`: ${purpose}\n`)
    .join('');
}
