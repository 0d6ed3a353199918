import type { FastifyInstance, FastifyRequest } from 'fastify';

const HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*\.?|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;
/** An address as proxies write it, some with the port it came from: `192.0.2.1:50001`, `[2001:db8::1]:50001`. */
const WITH_PORT = /^(?:\[([\da-f:.]+)\]|([\d.]+))(?::\d+)?$/;
/** An IPv4 address as a socket of both kinds spells it. */
const MAPPED = /^::ffff:(?=[\d.]+$)/;

/**
 * Where the visitor found this server, `https://kbo.example`, whatever the spelling of the host; an invalid host header
 * counts as localhost.
 */
export function siteOrigin(request: FastifyRequest): string {
  const address = `${request.protocol}://${request.host}`;
  if (!HOST.test(request.host) || !URL.canParse(address)) return 'http://localhost';
  const { protocol, hostname, port } = new URL(address);
  return `${protocol}//${withoutDot(hostname)}${port === '' ? '' : `:${port}`}`;
}

/**
 * Whether a page of this origin was found at this host. Proxies differ in case, a dot at the end and the default port,
 * which behind TLS may be that of the plain protocol.
 */
export function isSameHost(origin: string, host: string): boolean {
  const address = `http://${host}`;
  if (!URL.canParse(origin) || !URL.canParse(address)) return false;
  return withoutDefaultPort(new URL(origin)) === withoutDefaultPort(new URL(address));
}

function withoutDefaultPort({ hostname, port }: URL): string {
  return port === '80' || port === '443' || port === '' ? withoutDot(hostname) : `${withoutDot(hostname)}:${port}`;
}

function withoutDot(hostname: string): string {
  return hostname.replace(/\.$/, '');
}

/** Reads the addresses in `X-Forwarded-For` without their ports, so that a visitor stays one over all connections. */
export function ignoreForwardedPorts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const forwarded = headers['x-forwarded-for'];
    if (forwarded !== undefined) headers['x-forwarded-for'] = [forwarded].flat().join().split(',').map(bare).join();
    done();
  });
}

function bare(address: string): string {
  const text = address.trim().toLowerCase();
  const [, six, four] = WITH_PORT.exec(text) ?? [];
  return (six ?? four ?? text).replace(MAPPED, '');
}
