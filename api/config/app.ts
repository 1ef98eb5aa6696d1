import type { IncomingMessage, ServerResponse } from 'node:http'
import app from '@adonisjs/core/services/app'
import { defineConfig, type HttpRequest } from '@adonisjs/core/http'
import env from '#start/env'
import { clientAddress, readTrustedProxies } from '#core/http/client_address'

export const appKey = env.get('APP_KEY')

/** Takes an address: whether it is a proxy that may say for whom it asks. */
export const isTrustedProxy = readTrustedProxies(env.get('TRUSTED_PROXIES', ''))

export const http = defineConfig({
  trustProxy: isTrustedProxy,
  // the address of a client, of HTTP requests and of connections to the stream alike
  getIp: ({ request: { headers, socket } }: HttpRequest) =>
    clientAddress(socket.remoteAddress, [headers['x-forwarded-for']].join(), isTrustedProxy),
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  // a path that cannot be decoded reaches no route and no error handler, so it is refused here; a person is led to the
  // home page, as from any unknown address
  onBadUrl({ headers }: IncomingMessage, response: ServerResponse) {
    if (headers.accept?.includes('text/html')) {
      response.writeHead(302, { location: '/' }).end()
      return
    }
    const error = { key: 'badRequest', params: [], message: 'badRequest' }
    response.writeHead(400, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error, message: error.message }))
  },
  // a comma in a query string is a plain comma, because the list dialect sends JSON there
  qs: {
    parse: {
      depth: 3,
      parameterLimit: 100,
      allowSparse: false,
      arrayLimit: 20,
      comma: false,
    },
    stringify: {
      encode: true,
      encodeValuesOnly: false,
      arrayFormat: 'indices',
      skipNulls: false,
    },
  },
  cookie: {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: app.inProduction && (env.get('APP_URL') ?? '').startsWith('https:'),
  },
})
