/** A router in front of the real server of this process and of one that tells what it was asked. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cellsOf } from '#cells/cells_file'
import { startRouter, type Router } from '#cells/router'
import { readTrustedProxies } from '#core/http/client_address'
import { wholeBody } from '#tests/support/whole_body'

export interface Asked {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

/** A server that answers with what it was asked. */
export async function tellingServer(): Promise<{ server: Server; address: string }> {
  const server = createServer(async (request, response) => {
    const body = await wholeBody(request)
    if (body === null) return
    const { method = '', url = '', headers } = request
    const asked: Asked = { method, url, headers, body }
    response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] })
    response.end(JSON.stringify(asked))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address: AddressInfo | string | null = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no address')
  return { server, address: `http://127.0.0.1:${address.port}` }
}

export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}

/** `json` as the file of cells holds it. */
export const routerOf = (json: unknown, trusted = 'loopback'): Promise<Router> => {
  const cells = cellsOf(json)
  return startRouter({
    host: '127.0.0.1',
    port: 0,
    isTrusted: readTrustedProxies(trusted),
    cells: () => cells,
  })
}
