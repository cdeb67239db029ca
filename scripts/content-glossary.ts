import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { glossaryFiles } from './content/glossary-files';
import { readRules } from './content/read-rules';

async function main(): Promise<void> {
  for (const [file, page] of await glossaryFiles(readRules().glossary)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, page);
    console.log(file);
  }
}

void main();
