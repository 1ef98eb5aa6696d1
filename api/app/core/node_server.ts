import { createServer, type RequestListener, type Server } from 'node:http'

/** Longer than a proxy keeps a connection (60 s by default): a request sent just after we close would be lost. */
const KEEP_ALIVE_MS = 75_000

/** The HTTP server of the application, in production and tests. */
export function createNodeServer(handler: RequestListener): Server {
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, handler)
}
