import type { HttpContext } from '@adonisjs/core/http'

/** The answer of an operation that succeeds. */
export interface Reply<A> {
  status: number
  /** Media type when it is not JSON. */
  type?: string
  /** Never set: it carries the type of the answer for the compiler. */
  of?: () => A
}

/** Returned by a handler that has written the answer itself. */
export class Sent {
  readonly isSent = true
}
export const SENT = new Sent()

/** A JSON body of type `A`. */
export const reply = <A>(status: 200 | 201 | 202 = 200): Reply<A> => ({ status })

/** 204 without a body. */
export const nothing = (): Reply<void> => ({ status: 204 })

/** A file that the handler streams. */
export const file = (type: string): Reply<Sent> => ({ status: 200, type })

/** Sends text that is JSON already. */
export function sendJson({ response }: HttpContext, status: number, json: string): Sent {
  response.status(status).header('content-type', 'application/json; charset=utf-8').send(json)
  return SENT
}

export function send<A>({ response }: HttpContext, answers: Reply<A>, outcome: A | Sent): void {
  if (outcome instanceof Sent) return
  response.status(answers.status)
  if (answers.status === 204) response.send(null)
  else response.send(outcome)
}
