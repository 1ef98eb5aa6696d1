/** Opens live connections: checks origin, brand, session and number of connections. */
import { ServerResponse, STATUS_CODES, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { WebSocketServer } from 'ws'
import { isAskedHost } from '@grandstand/shared-types/sites/host_name'
import { STREAM_PATH } from '@grandstand/shared-types/stream/frames'
import limits from '#config/stream'
import env from '#start/env'
import { isStaff, type Principal } from '#core/requests/access'
import { principalOfRequest } from '#accounts/session/session_of'
import { findSiteByHost } from '#sites/current_site'
import { secondsUntilOpen } from '#sites/maintenance/closing'
import { StreamClient } from '#stream/socket/client'
import { hub } from '#stream/socket/hub'

const sockets = new WebSocketServer({
  noServer: true,
  perMessageDeflate: false,
  clientTracking: false,
  maxPayload: limits.maxMessageBytes,
})

/** Answers upgrades of the HTTP server from now on; returns a function that stops. */
export async function openStreamDoor(): Promise<() => void> {
  const adonis = await app.container.make('server')
  const server = adonis.getNodeServer()
  if (!server) throw new Error('the stream needs the HTTP server')
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const asked = adonis.createRequest(request, new ServerResponse(request))
    if (!isAskedHost(asked.host() ?? '')) return refuse(socket, 400)
    const from = { ip: asked.ip(), host: asked.hostname() ?? '' }
    void admit(request, socket, head, from).catch((error: unknown) => {
      logger.error({ err: error }, 'a live connection could not be opened')
      refuse(socket, 500)
    })
  }
  server.on('upgrade', onUpgrade)
  return () => void (server as Server).off('upgrade', onUpgrade)
}

async function admit(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  { ip, host }: { ip: string; host: string }
): Promise<void> {
  const [path] = (request.url ?? '').split('?')
  if (path !== STREAM_PATH) return refuse(socket, 404)
  if (!isOriginAllowed(request.headers)) return refuse(socket, 403)
  const lookUp = () => principalOfRequest({ cookie: request.headers.cookie, ip, host })
  // a visitor of an unknown brand may watch matches, but cannot bet
  const site = await findSiteByHost(host)
  const principal = await lookUp()
  const isClosed = site && secondsUntilOpen(site) !== null
  if (isClosed && (site.isAway || !(principal && isStaff(principal)))) {
    return refuse(socket, 503)
  }
  // counted after the last await, so that connections opened meanwhile are counted, too
  if (hasTooMany(ip, principal)) return refuse(socket, 429)
  sockets.handleUpgrade(request, socket, head, (opened) => {
    welcome(
      new StreamClient(opened, socket, { ip, siteId: site?.id ?? 0, principal: lookUp }, principal)
    )
  })
}

function welcome(client: StreamClient): void {
  const { socket } = client
  socket.on('message', (data, isBinary) => {
    if (!client.isOpen || !Buffer.isBuffer(data)) return
    const ask = client.read(data, isBinary)
    if (ask) hub.hear(client, ask)
  })
  socket.on('pong', () => (client.heardAt = Date.now()))
  // ws closes a broken or too large frame with the right code, and `close` follows
  socket.on('error', () => {})
  socket.on('close', () => hub.remove(client))
  hub.add(client)
}

/**
 * A page of another site must not read with this browser's cookies: only the same host or the public address may
 * connect.
 */
function isOriginAllowed({ origin, host }: IncomingMessage['headers']): boolean {
  if (origin === undefined) return true
  const from = URL.parse(origin)?.host
  return from !== undefined && (from === host || from === URL.parse(env.get('APP_URL') ?? '')?.host)
}

function hasTooMany(ip: string, principal: Principal | null): boolean {
  let [ofIp, ofUser] = [0, 0]
  for (const client of hub.clients) {
    if (client.identity.ip === ip) ofIp++
    if (principal && client.principal?.userId === principal.userId) ofUser++
  }
  return ofIp >= limits.connectionsPerIp || ofUser >= limits.connectionsPerUser
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`)
}
