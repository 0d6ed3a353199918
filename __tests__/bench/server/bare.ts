import { createServer } from 'node:http';

/** The ceiling: an unchanged answer by Node alone, without framework or look-up. */
const HEADERS = ['etag', 'W/"unchanged"', 'cache-control', 'no-cache', 'vary', 'Accept-Encoding, Origin'];

const server = createServer((_request, response) => response.writeHead(304, HEADERS).end());
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://localhost:${typeof address === 'object' && address !== null ? address.port : ''}/`);
});
process.on('SIGTERM', () => process.exit(0));
