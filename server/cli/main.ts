import { loadConfig } from '../config';
import { openAsItIs, openDatabase, requireDatabase } from '../database/open';
import { StartupError } from '../startup-error';
import { commandTable, usage } from './usage';
import { commands } from './commands';
import { describeFailure } from './describe-failure';

const helpOptions = ['--help', '-h'];

async function main([name = 'help', ...args]: string[]): Promise<void> {
  const command = commands[name];
  if (!command) {
    process.stdout.write(args[0] === '--markdown' ? commandTable() : usage(process.env));
    if (!['help', ...helpOptions].includes(name)) throw new StartupError(`There is no command "${name}".`);
    return;
  }
  if (args.some((arg) => helpOptions.includes(arg))) {
    process.stdout.write(usage(process.env, [command]));
    return;
  }
  const config = loadConfig(process.env);
  if ('runAlone' in command) return print(command.runAlone(args, config));
  await command.check?.(args);
  if (!command.begins) requireDatabase(config);
  const open = command.asItIs ? openAsItIs : openDatabase;
  const database = await open(config, (error) => {
    throw error;
  });
  try {
    await print(command.run(database, args, config));
  } finally {
    await database.close();
  }
}

async function print(lines: Promise<string[]> | AsyncIterable<string>): Promise<void> {
  for await (const line of 'then' in lines ? await lines : lines) process.stdout.write(`${line}\n`);
}

main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
});
