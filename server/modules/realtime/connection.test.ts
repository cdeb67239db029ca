import { EventEmitter } from 'node:events';
import type { WebSocket } from '@fastify/websocket';
import { openConnection } from './connection';

class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  send = jest.fn();
  ping = jest.fn();
  close = jest.fn();
  terminate = jest.fn();
}

const member = {
  userId: 'u',
  projectId: 1,
  email: 'a@b.example',
  role: 'User',
  isMainUser: false,
  viewOnly: false,
  permissions: new Set<never>(),
} as const;

const origin = { subject: 'a', issuedAt: 0 };

function open() {
  const socket = new FakeSocket();
  const onClose = jest.fn();
  const connection = openConnection(socket as unknown as WebSocket, { member, origin }, onClose);
  return { socket, connection, onClose };
}

afterEach(() => jest.useRealTimers());

test('a socket that responds to nothing, not even a ping, is ended with the second beat', () => {
  const { socket, connection } = open();
  connection.beat();
  expect(socket.ping).toHaveBeenCalledTimes(1);
  expect(socket.terminate).not.toHaveBeenCalled();
  connection.beat();
  expect(socket.terminate).toHaveBeenCalledTimes(1);
});

test.each(['pong', 'message'])('a %s keeps it open', (sign) => {
  const { socket, connection } = open();
  connection.beat();
  socket.emit(sign, Buffer.from('{"type":"ping"}'));
  connection.beat();
  expect(socket.terminate).not.toHaveBeenCalled();
});

test('a client that does not read what is sent is disconnected instead of filling the memory', () => {
  const { socket, connection } = open();
  socket.bufferedAmount = 256 * 1024;
  connection.send('event');
  expect(socket.send).toHaveBeenCalledWith('event');
  socket.bufferedAmount += 1;
  connection.send('event');
  expect(socket.send).toHaveBeenCalledTimes(1);
  expect(socket.terminate).toHaveBeenCalledTimes(1);
});

test('after an hour, whatever the time of day, it must reconnect with a new ticket', () => {
  jest.useFakeTimers();
  const { socket, connection } = open();
  jest.advanceTimersByTime(60 * 60_000);
  jest.setSystemTime(Date.now() + 60 * 60_000);
  connection.beat();
  expect(socket.close).not.toHaveBeenCalled();
  socket.emit('pong');
  jest.advanceTimersByTime(1);
  jest.setSystemTime(Date.now() - 2 * 60 * 60_000);
  connection.beat();
  expect(socket.close).toHaveBeenCalledWith(1012, expect.any(String));
});

test('a closed one is reported once and gets nothing more', () => {
  const { socket, connection, onClose } = open();
  socket.readyState = 3;
  socket.emit('close');
  connection.send('event');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(socket.send).not.toHaveBeenCalled();
});
