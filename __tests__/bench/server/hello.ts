import fastify from 'fastify';

/** The yardstick: the smallest answer that the framework gives. */
async function main(): Promise<void> {
  const app = fastify();
  app.get('/', () => ({ hello: 'world' }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  console.log(`http://localhost:${typeof address === 'object' && address !== null ? address.port : ''}/`);
  process.on('SIGTERM', () => process.exit(0));
}

void main();
