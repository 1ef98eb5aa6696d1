import { createServer, type RequestListener, type Server } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'

/**
 * Longer than a proxy keeps a connection (60 s by default): a request sent just after the server closes it would be
 * lost.
 */
const KEEP_ALIVE_MS = 75_000

/** Smaller answers are sent uncompressed. In bytes. */
const SMALLEST_COMPRESSED = 2_048

/**
 * Answers differ all the time, so they are compressed for speed. The apps' files are compressed when they are built.
 */
const compress = compression({
  threshold: SMALLEST_COMPRESSED,
  level: 4,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
})

/** Anybody may name a request: a longer name, or one with other characters, would swell the log and the answer. */
const REQUEST_ID = /^[\w-]{1,64}$/

/** The HTTP server of the application, in production and tests. The stream goes past the compression. */
export function createNodeServer(handler: RequestListener): Server {
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    const { headers } = request
    if (!REQUEST_ID.test(String(headers['x-request-id']))) delete headers['x-request-id']
    compress(request, response, () => handler(request, response))
  })
}
