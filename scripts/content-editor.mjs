import { buildEditor, editorFolder } from './tasks/content.mjs';
import { prepare } from './tasks/prepare.mjs';

await prepare([]);
const { code, output } = await buildEditor();
process.stderr.write(
  code === 0 ? `Editor: ${editorFolder}/  It needs a backend.json there: docs/content.md\n` : `${output}\n`,
);
process.exitCode = code;
