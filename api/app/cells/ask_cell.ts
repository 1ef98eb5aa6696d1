/** Asks a cell: one of its servers, or the next one when that cannot be reached. */
import http, { type ClientRequest, type RequestOptions } from 'node:http'
import type { Socket } from 'node:net'
import type { Cell } from '#cells/cells_file'

const CONNECTS_WITHIN_MS = 2_000

/** A connection stays open for as long as the server says that it does. */
const agent = new http.Agent({ keepAlive: true })

/** Servers that answered last, by cell: the next request begins there. */
const last = new WeakMap<Cell, number>()

/**
 * Resolves to a request whose connection stands, and of which nothing was sent yet. Null when no server of the cell takes a
 * connection. With `isAlone` the connection serves no other request.
 */
export async function askCell(
  cell: Cell,
  options: Omit<RequestOptions, 'agent' | 'host' | 'port'>,
  isAlone = false
): Promise<ClientRequest | null> {
  const { servers } = cell
  const first = last.get(cell) ?? 0
  for (let tried = 0; tried < servers.length; tried++) {
    const index = (first + tried) % servers.length
    const server = servers[index]
    if (!server) continue
    const asked = await connected({
      ...options,
      ...placeOf(server),
      agent: isAlone ? false : agent,
    })
    if (!asked) continue
    last.set(cell, index)
    return asked
  }
  return null
}

const placeOf = ({ hostname, port }: URL): RequestOptions => ({
  host: hostname.replace(/^\[|\]$/g, ''),
  port: port === '' ? 80 : port,
})

function connected(options: RequestOptions): Promise<ClientRequest | null> {
  return new Promise((resolve) => {
    const asked = http.request(options)
    // an error that comes before the caller listens, or after it has heard one, must not end the router
    asked.on('error', () => undefined)
    const fail = () => {
      asked.destroy()
      resolve(null)
    }
    const timer = setTimeout(fail, CONNECTS_WITHIN_MS)
    const stand = () => {
      clearTimeout(timer)
      asked.off('error', fail)
      resolve(asked)
    }
    asked.once('error', fail)
    asked.once('close', () => clearTimeout(timer))
    asked.once('socket', (socket: Socket) => {
      socket.setNoDelay(true)
      if (socket.connecting) socket.once('connect', stand)
      else stand()
    })
  })
}
