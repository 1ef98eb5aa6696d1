/** A typed request to the API: `callOf('POST /v1/coupons/:id/sell', { params: { id }, body: { offerId } })`. */
import type { Calls } from './calls.ts'

export type Route = keyof Calls
export type AnswerOf<R extends Route> = Calls[R]['answer']
type Part<R extends Route, P extends string> = Calls[R] extends { [K in P]: infer T } ? T : never

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type WithParams<R extends Route> = [ParamName<R>] extends [never]
  ? { params?: never }
  : { params: Record<ParamName<R>, string | number> }
type WithBody<R extends Route> = [Part<R, 'body'>] extends [never]
  ? { body?: never }
  : { body: Part<R, 'body'> }
/** Allows undefined for an optional field, which is then left out. */
type Loose<T> = { [K in keyof T]: T[K] | (undefined extends T[K] ? undefined : never) }
type WithQuery<R extends Route> = [Part<R, 'query'>] extends [never]
  ? { query?: never }
  : Partial<Part<R, 'query'>> extends Part<R, 'query'>
    ? { query?: Loose<Part<R, 'query'>> }
    : { query: Loose<Part<R, 'query'>> }

/** The input of a call: parameters of its path, query, body; `key` is the Idempotency-Key. */
export type Given<R extends Route> = WithParams<R> & WithQuery<R> & WithBody<R> & { key?: string }

/** A request as an app sends it. */
interface CallRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path with its parameters filled in, without the query. */
  path: string
  query: object | undefined
  body: unknown
  headers: Record<string, string>
}

type AnyGiven = {
  params?: Record<string, string | number> | undefined
  query?: object | undefined
  body?: unknown
  key?: string | undefined
}

/** Arguments of an app's `call` after the route; `given` may be left out for a call without input. */
export type CallArgs<R extends Route> =
  Record<never, never> extends Given<R>
    ? [given?: Given<R>, signal?: AbortSignal | undefined]
    : [given: Given<R>, signal?: AbortSignal | undefined]

/** The request of a call. */
export function callOf<R extends Route>(route: R, given?: Given<R>): CallRequest {
  const { params = {}, query, body, key }: AnyGiven = given ?? {}
  const cut = route.indexOf(' ')
  return {
    method: methodOf(route.slice(0, cut)),
    path: route
      .slice(cut + 1)
      .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    query,
    body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  }
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const
const methodOf = (text: string) => METHODS.find((method) => method === text) ?? 'GET'
