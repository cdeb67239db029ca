import { prepare } from './tasks/prepare.mjs';

await prepare(['site', 'server']);
process.stderr.write('Site: public/  Server: build/server/main.mjs\n');
