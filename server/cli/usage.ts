import { commands } from './commands';

/** How a command is written where this program stands. */
export function programName(env: Readonly<Record<string, string | undefined>>): string {
  if (env.npm_lifecycle_event) return 'npm run cli --';
  // systemd sets it for what it runs, which here is deploy/systemd/supplier-plus-s.
  return env.INVOCATION_ID ? 'supplier-plus-s' : 'node build/server/cli.mjs';
}

/** The answer to `help`. */
export function usage(env: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.values(commands).map(({ usage: line, purpose }) => `  ${line}\n      ${purpose}`);
  return [`Usage: ${programName(env)} <command>`, '', ...lines, ''].join('\n');
}

/** The commands as a list in Markdown, as deploy/README.md has it: `help --markdown`. */
export function commandTable(): string {
  return Object.values(commands)
    .map(({ usage: line, purpose }) => `- \`${line}\`: ${purpose}\n`)
    .join('');
}
