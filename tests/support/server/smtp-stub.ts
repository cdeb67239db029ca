import { createServer, type AddressInfo, type Socket } from 'node:net';
import { EventEmitter, once } from 'node:events';
import { letExit } from './let-exit';

export interface ReceivedMail {
  from: string;
  to: string;
  /** Headers and body as received. */
  data: string;
}

export interface SmtpStub {
  url: string;
  mails: ReceivedMail[];
  /** How many of the next mails are refused temporarily. */
  refuse: number;
  /** Resolves with the mails to an address once that many have arrived. */
  received(count: number, to: string): Promise<ReceivedMail[]>;
  close(): Promise<void>;
}

/** A mail server that keeps what it receives; on any free port when `port` is 0. */
export async function startSmtpStub(port = 0): Promise<SmtpStub> {
  const onMail = new EventEmitter();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    talk(socket, stub, () => onMail.emit('mail'));
  });
  server.listen(port, '127.0.0.1');
  letExit(server);
  await once(server, 'listening');
  const stub: SmtpStub = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails: [],
    refuse: 0,
    async received(count, to) {
      const mails = () => stub.mails.filter((mail) => mail.to.includes(`<${to}>`));
      while (mails().length < count) await once(onMail, 'mail');
      return mails();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return stub;
}

function talk(socket: Socket, stub: SmtpStub, onMail: () => void): void {
  let mail: ReceivedMail = { from: '', to: '', data: '' };
  let inData = false;
  let rest = '';
  const say = (line: string) => socket.write(`${line}\r\n`);

  const hear = (line: string) => {
    if (inData && line !== '.') {
      mail.data += `${line}\n`;
    } else if (inData) {
      inData = false;
      const refused = stub.refuse > 0;
      if (refused) stub.refuse -= 1;
      else stub.mails.push(mail);
      // Like real servers, the reply repeats the recipient.
      say(refused ? `451 ${mail.to} try again later` : '250 taken');
      mail = { from: '', to: '', data: '' };
      onMail();
    } else if (line === 'QUIT') {
      say('221 bye');
      socket.end();
    } else {
      if (line.startsWith('MAIL FROM:')) mail.from = line.slice(10);
      if (line.startsWith('RCPT TO:')) mail.to = line.slice(8);
      inData = line === 'DATA';
      say(inData ? '354 go on' : '250 ok');
    }
  };

  say('220 stub');
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('utf8')).split('\r\n');
    rest = lines.pop() ?? '';
    lines.forEach(hear);
  });
}
