import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { AnswerCutter } from './answer-cutter.ts';

/** What the line does to an answer of the database, at the moment it passes. Statements sent together have an answer each. */
export type Strike = 'cut' | 'reset in mid-answer';

/** How the line is as long as it is so, for every connection. */
export interface Weather {
  /** Each answer takes this much longer. */
  readonly delayMs?: number;
  /** Answers come in pieces of one byte, each a packet of its own. */
  readonly isSliced?: boolean;
}

/** A way to PostgreSQL on which a test makes faults. Bytes pass in order and unchanged unless a fault is asked for. */
export interface FaultProxy {
  /** The database's address through the proxy. */
  readonly databaseUrl: string;
  readonly weather: (weather: Weather) => void;
  /** Nothing passes any more, and nobody is told. @returns what lets it all through again */
  readonly freeze: () => () => void;
  /** Connections that are open now stay open and carry nothing ever again; new ones work. */
  readonly halfOpen: () => void;
  /** Resets every connection that is open now. */
  readonly resetAll: () => void;
  /** Strikes once, when as many more answers have passed on any connection. */
  readonly strikeAfter: (answers: number, strike: Strike) => void;
  /** Strikes the connection on which the next transaction is said to be committed, before the client hears it. */
  readonly loseNextCommit: () => void;
  /** How often it has struck. */
  readonly strikes: () => number;
  readonly close: () => Promise<void>;
}

interface Line {
  readonly client: Socket;
  readonly database: Socket;
  readonly cutter: AnswerCutter;
  isDead: boolean;
}

export async function faultProxy(databaseUrl: string): Promise<FaultProxy> {
  const to = new URL(databaseUrl);
  const lines = new Set<Line>();
  let weather: Weather = {};
  let thawed = Promise.resolve();
  let armed: { isNow: (answer: Buffer) => boolean; strike: Strike } | undefined;
  let strikes = 0;

  /** @returns whether the answer was struck, and its line with it */
  function struck({ client }: Line, answer: Buffer): boolean {
    if (!armed?.isNow(answer)) return false;
    const { strike } = armed;
    armed = undefined;
    strikes += 1;
    if (strike === 'cut') client.destroy();
    else client.write(answer.subarray(0, Math.ceil(answer.length / 2)), () => client.resetAndDestroy());
    return true;
  }

  async function answer(line: Line, bytes: Buffer): Promise<void> {
    if (weather.delayMs) await pause(weather.delayMs);
    for (const each of line.cutter.take(bytes)) {
      if (struck(line, each)) return;
      for (let at = 0; at < each.length; at += weather.isSliced ? 1 : each.length)
        await sent(line.client, weather.isSliced ? each.subarray(at, at + 1) : each);
    }
  }

  async function carry(from: Socket, line: Line, take: (bytes: Buffer) => Promise<void>): Promise<void> {
    for await (const bytes of from) {
      await thawed;
      if (!line.isDead) await take(bytes as Buffer);
    }
  }

  const server = createServer({ noDelay: true }, client => {
    const database = connect({ port: Number(to.port), host: to.hostname, noDelay: true });
    const line = { client, database, cutter: new AnswerCutter(), isDead: false };
    lines.add(line);
    const end = () => {
      lines.delete(line);
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) socket.on('error', () => {}).on('close', end);
    carry(client, line, bytes => sent(database, bytes)).catch(end);
    carry(database, line, bytes => answer(line, bytes)).catch(end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const through = new URL(databaseUrl);
  through.port = String(typeof address === 'object' && address ? address.port : '');
  return {
    databaseUrl: through.href,
    weather: next => {
      weather = next;
    },
    freeze: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      thawed = promise;
      return resolve;
    },
    halfOpen: () => {
      for (const line of lines) line.isDead = true;
    },
    resetAll: () => {
      for (const { client } of lines) client.resetAndDestroy();
    },
    strikeAfter: (answers, strike) => {
      let left = answers;
      armed = { isNow: () => --left < 0, strike };
    },
    loseNextCommit: () => {
      armed = { isNow: bytes => bytes.includes('COMMIT\0'), strike: 'cut' };
    },
    strikes: () => strikes,
    close: async () => {
      for (const { client } of lines) client.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Hands bytes to the other side's socket, which by now may be gone. */
async function sent(socket: Socket, bytes: Buffer): Promise<void> {
  if (!socket.destroyed) await new Promise(done => socket.write(bytes, done));
}
