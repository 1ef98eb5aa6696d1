/** The router in front of cells: passes each request, and each socket, to the cell of its host. */
import { once } from 'node:events'
import {
  createServer,
  type ClientRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline, type Duplex } from 'node:stream'
import { askCell } from '#cells/ask_cell'
import { cellOfHost, type Cells } from '#cells/cells_file'
import { answeredHeaders, askedHost, forwardedHeaders } from '#cells/forwarded_headers'
import { cellGone, noCell, refuse, refuseSocket } from '#cells/refuse'
import type { HoldsAddress } from '#core/http/networks'

/** Longer than a proxy before it keeps a connection. */
const KEEP_ALIVE_MS = 75_000

interface Settings {
  host: string
  /** 0 takes any that is free. */
  port: number
  isTrusted: HoldsAddress
  /** The cells as they are now. */
  cells: () => Cells
}

export interface Router {
  port: number
  stop: () => Promise<void>
}

/** Resolves when it listens. */
export async function startRouter({ host, port, isTrusted, cells }: Settings): Promise<Router> {
  const cellOf = (request: IncomingMessage) => cellOfHost(cells(), askedHost(request, isTrusted))
  const sockets = new Set<Duplex>()
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, async (request, response) => {
    const cell = cellOf(request)
    if (!cell) return refuse(response, noCell())
    const asked = await askCell(cell, optionsOf(request, isTrusted))
    if (asked) pass(request, response, asked)
    else refuse(response, cellGone())
  })
  server.on('upgrade', async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // a client that leaves while its cell is asked
    socket.on('error', () => socket.destroy())
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    const cell = cellOf(request)
    if (!cell) return refuseSocket(socket, noCell())
    const { headers, ...options } = optionsOf(request, isTrusted)
    const upgrade = { connection: 'Upgrade', upgrade: request.headers.upgrade }
    const asked = await askCell(cell, { ...options, headers: { ...headers, ...upgrade } }, true)
    if (asked) passSocket(socket, head, asked)
    else refuseSocket(socket, cellGone())
  })
  server.listen(port, host)
  await once(server, 'listening')
  return { port: portOf(server), stop: () => stopServer(server, sockets) }
}

const optionsOf = (request: IncomingMessage, isTrusted: HoldsAddress) => ({
  method: request.method ?? 'GET',
  path: request.url ?? '/',
  headers: forwardedHeaders(request, isTrusted),
})

function pass(request: IncomingMessage, response: ServerResponse, asked: ClientRequest): void {
  asked.once('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answeredHeaders(answer.headers))
    // an answer that breaks off is a connection that breaks off, so that nobody takes it for whole
    pipeline(answer, response, () => undefined)
  })
  asked.once('error', () => refuse(response, cellGone()))
  response.once('close', () => response.writableFinished || asked.destroy())
  request.once('error', () => asked.destroy())
  request.pipe(asked)
}

function passSocket(socket: Duplex, head: Buffer, asked: ClientRequest): void {
  asked.once('upgrade', (answer, upstream, begun) => {
    socket.write(headOf(answer))
    if (begun.length > 0) socket.write(begun)
    if (head.length > 0) upstream.write(head)
    pipeline(upstream, socket, () => socket.destroy())
    pipeline(socket, upstream, () => upstream.destroy())
  })
  // the cell refuses the socket, and says why
  asked.once('response', (answer) => {
    answer.headers.connection = 'close'
    delete answer.headers['transfer-encoding']
    socket.write(headOf(answer))
    pipeline(answer, socket, () => socket.destroy())
  })
  asked.once('error', () => refuseSocket(socket, cellGone()))
  socket.once('close', () => asked.destroy())
  asked.end()
}

function headOf({ statusCode, statusMessage, headers }: IncomingMessage): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}: ${one}`)
  )
  return `HTTP/1.1 ${statusCode} ${statusMessage}\r\n${lines.join('\r\n')}\r\n\r\n`
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function stopServer(server: Server, sockets: ReadonlySet<Duplex>): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  for (const socket of sockets) socket.destroy()
  server.closeAllConnections()
  await closed
}
