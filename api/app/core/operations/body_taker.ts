/** Takes the body of a request for an operation, after its caller was admitted. */
import type { IncomingMessage } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import { readJson } from '#core/http/json_body'
import { readBytes } from '#core/http/read_bytes'
import type { Caller } from '#core/operations/admission'
import type { Principal } from '#core/requests/access'
import { countBody } from '#core/throttle/body_rate'

/** The largest body of an operation that declares no other. */
export const USUAL_BODY_KB = 16

interface Taking {
  method: string
  who: Caller | readonly Caller[]
  bodyKb?: number
  readsBytes?: number
}

type Taker = (ctx: HttpContext, principal: Principal | null) => Promise<void>

/** Most bytes of an operation's body. */
export const mostBytesOf = ({ bodyKb, readsBytes }: Pick<Taking, 'bodyKb' | 'readsBytes'>) =>
  readsBytes ?? (bodyKb ?? USUAL_BODY_KB) * 1024

/**
 * What reads the body of an operation, so that `request.body()` has it: JSON, or an empty object for any other type. Throws 429
 * `tooManyAttempts` [seconds] before a byte is read, 413 `payloadTooLarge`, 400 `badRequest`.
 */
export function bodyTaker(operation: Taking): Taker {
  const most = mostBytesOf(operation)
  if (operation.method === 'GET') return () => Promise.resolve()
  const isCounted = ![operation.who].flat().includes('machine')
  return async (ctx, principal) => {
    const { request } = ctx
    const incoming = request.request
    if (!request.hasBody()) return
    // such a handler counts by itself what the bytes cost
    if (operation.readsBytes !== undefined) return
    if (isCounted) countBody(principal, request.ip(), Math.min(announcedOf(incoming), most))
    if (request.is(['application/json'])) request.updateBody(await readJson(incoming, most))
    else await readBytes(incoming, most)
  }
}

/** Bytes that the sender says to send; in chunks they may be any number. */
const announcedOf = ({ headers }: IncomingMessage): number =>
  Number(headers['content-length'] ?? Infinity)
