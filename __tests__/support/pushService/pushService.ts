import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Trusted where `NODE_EXTRA_CA_CERTS` names it; its key protects nothing but these tests. */
export const CERTIFICATE = join(__dirname, 'certificate.pem');

/** What a push service received for a browser, as the browser would read it. */
export interface Received {
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The decrypted text; null where nobody subscribed under this path. */
  text: string | null;
  /** `sub` of the signed token (RFC 8292). */
  contact: string;
}

/** A browser's subscription (https://www.w3.org/TR/push-api/#pushsubscription-interface). */
export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A push service on this machine: TLS, RFC 8030, 8188, 8291 and 8292. */
export interface PushService {
  /** Its host with port. */
  host: string;
  received: Received[];
  /** What it answers to a path, and how; 201 by default. `hang`: never. */
  answers: Map<string, { status: number; headers?: Record<string, string> } | 'hang'>;
  subscribe: (name?: string) => Subscription;
  close: () => Promise<void>;
}

/** Starts it on a free port. @param publicKey the federation's, which tokens must be signed by; none: not looked at */
export async function startPushService(publicKey?: () => string): Promise<PushService> {
  const browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  const received: Received[] = [];
  const answers: PushService['answers'] = new Map();
  const server = createServer(
    { key: readFileSync(join(__dirname, 'key.pem')), cert: readFileSync(CERTIFICATE) },
    (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const path = request.url ?? '';
        const answer = answers.get(path) ?? { status: 201 };
        if (answer === 'hang') return;
        const browser = browsers.get(path);
        const token = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(request.headers.authorization)) ?? [];
        const contact = readToken(token[1] ?? '', publicKey?.() ?? token[2] ?? '', `https://${request.headers.host}`);
        if (contact === null) response.writeHead(403).end();
        else {
          const body = Buffer.concat(chunks);
          received.push({ path, headers: request.headers, text: browser ? decrypt(body, browser) : null, contact });
          response.writeHead(answer.status, { 'content-length': 0, ...answer.headers }).end();
        }
      });
    },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    received,
    answers,
    subscribe: (name = randomBytes(12).toString('base64url')) => {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      browsers.set(`/push/${name}`, { ecdh, auth });
      return {
        endpoint: `https://${host}/push/${name}`,
        keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
      };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** RFC 8291, 3.4, over RFC 8188, 2: one record, its delimiter cut off. */
function decrypt(body: Buffer, { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const derived = (what: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), bytes));
  const sealed = body.subarray(21 + idLength);
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

/** Whom a token names, if it is signed by the key, for this service and still good (RFC 8292, 2); else null. */
function readToken(token: string, publicKey: string, audience: string): string | null {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  if (point.length !== 65) return null;
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  const seconds = Date.now() / 1_000;
  const good = signed && aud === audience && Number(exp) > seconds && Number(exp) <= seconds + 86_400;
  return good ? String(sub) : null;
}
