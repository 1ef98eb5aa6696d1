/** Answers of the router itself, in the form of the API. */
import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { AppError, errorBody } from '#core/errors/app_error'
import { closeAfterUnread } from '#core/http/unread_body'

/** No cell serves the host. */
export const noCell = (): AppError => AppError.notFound()

/** No server of the cell answers: 503 `tecnicalProblem`. */
export const cellGone = (): AppError => new AppError('tecnicalProblem', { status: 503 })

export function refuse(response: ServerResponse, refusal: AppError): void {
  if (response.headersSent) return void response.destroy()
  closeAfterUnread(response.req, response)
  response.writeHead(refusal.status, HEADERS)
  response.end(JSON.stringify(errorBody(refusal)))
}

/** Refuses a connection that asked to be a socket. */
export function refuseSocket(socket: Duplex, refusal: AppError): void {
  const body = JSON.stringify(errorBody(refusal))
  const head = { ...HEADERS, 'content-length': Buffer.byteLength(body), 'connection': 'close' }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
  const status = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`
  socket.end([status, ...lines, '', body].join('\r\n'))
}

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
} as const
