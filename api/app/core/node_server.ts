import { createServer, type RequestListener, type Server } from 'node:http'

/**
 * A proxy or a browser may send on a connection that it kept; were ours the shorter patience, that request would
 * die on a socket closed a moment before. Proxies wait 60 s by default.
 */
const KEEP_ALIVE_MS = 75_000

/** The HTTP server under the application, for production and tests alike. */
export function createNodeServer(handler: RequestListener): Server {
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, handler)
}
