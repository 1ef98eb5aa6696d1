/** What we use of the package, whose own types bring those of another framework. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  import type { BrotliOptions } from 'node:zlib'

  interface Options {
    /** In bytes; smaller answers go as they are. */
    threshold?: number
    /** Of gzip, 1 to 9. */
    level?: number
    brotli?: BrotliOptions
  }

  export default function compression(
    options?: Options
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}
