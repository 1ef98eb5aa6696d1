/** The files of a built app, each in the smallest form that was made of it and that the browser takes. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'

const YEAR_S = 365 * 24 * 3600

/** False when there is no such file; then nothing was sent. */
export type SendFile = (request: IncomingMessage, response: ServerResponse, path: string) => boolean

/** Files whose names change with their contents: caches keep them. */
export const isKept = (path: string): boolean => path.startsWith('assets/')

/** Sends files of `root` as they are now: no path leads to another, to one whose name begins with a dot, or to a folder. */
export function webFiles(root: string): SendFile {
  const serve = sirv(root, { brotli: true, gzip: true, etag: true, extensions: [] })
  return (request, response, path) => {
    const kept = `public, max-age=${YEAR_S}, immutable`
    response.setHeader('cache-control', isKept(path) ? kept : 'no-cache')
    response.setHeader('vary', 'Accept-Encoding')
    // a request for a part gets the whole file, as HTTP allows: sirv reads `bytes=-5` as the first five bytes
    delete request.headers.range
    const { url = '/' } = request
    let isFound = true
    request.url = `/${encodeURIComponent(path).replaceAll('%2F', '/')}`
    serve(request, response, () => {
      isFound = false
    })
    request.url = url
    return isFound
  }
}
