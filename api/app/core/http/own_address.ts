import app from '@adonisjs/core/services/app'
import { must } from '#core/errors/must'

/** The addresses that stand for all of a machine. */
const ALL: ReadonlySet<string> = new Set(['::', '0.0.0.0'])

/**
 * Where this process reaches its own HTTP server, such as `http://127.0.0.1:3333`. Throws an Error while the server does
 * not listen.
 */
export async function ownAddress(): Promise<string> {
  const server = await app.container.make('server')
  const listening = must(server.getNodeServer()?.address(), 'listening server')
  if (typeof listening === 'string') throw new Error('the server listens on no port')
  const { address, port, family } = listening
  const host = ALL.has(address) ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address
  return `http://${host}:${port}`
}
