/**
 * An operation describes itself: method, path, who may call it, what goes in and out, and its error keys stand in one
 * declaration in its room. Route, validation, permission check, documentation and tests are derived from it; the apps' typed
 * calls (shared-types/src/wire/calls/calls.ts) are compared with it by the compiler.
 */
import type { Guide } from '#core/operations/guide'
import type { HttpContext } from '@adonisjs/core/http'

import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { ErrorKey } from '@grandstand/shared-types/core/errors'
import { fieldsOf, withoutAdded } from '#core/operations/added_fields'
import { admission, type Admitted, type Caller } from '#core/operations/admission'
import { bodyTaker } from '#core/operations/body_taker'
import type { Fits, Promised, Takes } from '#core/operations/contract'
import { keyReader, type KeyOf, type KeyUse } from '#core/operations/idempotency_key'
import { paramReader, type ParamsOf } from '#core/operations/params'
import { send, type Reply, type Sent } from '#core/operations/reply'
import { isStaff, type Principal } from '#core/requests/access'
import { requireOpenBrand } from '#core/requests/closing'
import { requireStepUp } from '#core/requests/step_up'
import { noteWrite, readOthersMayLag } from '#core/requests/own_writes'
import type { Fields, Resource } from '#core/lists/resource'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The parts of a VineJS validator that an operation uses. */
export interface Checks<T> {
  validate(data: unknown): Promise<T>
  toJSONSchema(): object
}

/** The input of a handler, already checked. */
export interface Call<Path extends string, W extends Caller, K extends KeyUse, Q, B> {
  ctx: HttpContext
  params: ParamsOf<Path>
  query: Q
  body: B
  principal: Admitted<W>
  /** The Idempotency-Key. */
  key: KeyOf<K>
  /** The caller's address, for the audit log. */
  ip: string
}

export interface Notes {
  in?: string
  out?: string
}

export interface ListPart {
  resource: Pick<Resource<Fields>, 'name' | 'fields' | 'search' | 'filters' | 'pageSize'>
  part: 'rows' | 'counts' | 'totals' | 'export'
}

/**
 * `always`: before the handler, whatever is sent. `byAction`: the action asks by itself, by the amount or the fields that change.
 * `none: ...` says why such an act does without.
 */
export type StepUp = 'always' | 'byAction' | `none: ${string}`

interface Facts {
  method: Method
  /** One sentence for the documentation. */
  does: string
  /**
   * Names in the specification's list of calls (docs/glossary.md) that this operation answers. The fields that clients
   * of the specification add to every payload are then accepted and ignored.
   */
  spec?: readonly string[]
  /** A permission that every caller needs beside being one of `who`. */
  also?: Permission
  /** Whether the caller gives the code of the second factor again; every act of money or rights says it (must-hold S9). */
  stepUp?: StepUp
  /** Error keys beside those that its kind implies (`impliedErrors`). */
  errors?: readonly ErrorKey[]
  /** The form of each text parameter of the path; another text names no row: 404 `notFound`. */
  forms?: Readonly<Record<string, RegExp>>
  /** A write that browsers may send without a CSRF token, because it changes nothing or carries a token of its own. */
  withoutCsrf?: true
  /** The largest body, where 16 kB are not enough. In kB of 1024 bytes. */
  bodyKb?: number
  /** The handler reads the bytes of the body itself, at most so many, as they were signed; no parser has touched them. */
  readsBytes?: number
  /** Answers players and visitors while their brand is closed for maintenance, as it does staff. */
  duringMaintenance?: true
  /**
   * A read that nothing is decided by: what it reads by `reads()` may come from a replica, some seconds old, but never without
   * what the caller has just written.
   */
  mayLag?: true
  /** Documentation of the request and the answer beyond their fields. */
  notes?: Notes
  /** What the reference tells writers of programs outside the platform. */
  guide?: Guide
  /** The fields of a list that it answers. */
  list?: ListPart
}

interface Declaration<
  M extends Method,
  Path extends string,
  W extends Caller,
  K extends KeyUse,
  Q,
  B,
  QueryIn,
  BodyIn,
  A,
> extends Facts {
  method: M
  path: Path
  /** The callers; a user who is one of several may call. */
  who: W | readonly W[]
  idempotent?: K
  query?: Checks<Q> & Takes<QueryIn>
  body?: Checks<B> & Takes<BodyIn>
  answers: Reply<A>
  handle: (call: Call<Path, W, K, Q, B>) => Outcome<A> | Promise<Outcome<A>>
}

/** The type of the answer, that the handler must return. */
type Outcome<A> = NoInfer<A> | Sent

export interface Operation<A = unknown> extends Facts {
  path: string
  who: readonly Caller[]
  idempotent: KeyUse
  query?: Checks<unknown>
  body?: Checks<unknown>
  answers: Reply<A>
  run: (ctx: HttpContext) => Promise<void>
}

/** Operations by their names, which are the names of the typed calls. */
export type Operations = Readonly<Record<string, Operation>>

/**
 * Declares an operation. `handle` runs after the checks, in this order: the caller (401 `notSignedIn`, 403
 * `notAllowed`, 503 `plannedMaintenance`), the path (404 `notFound`), the Idempotency-Key (400
 * `idempotencyKeyRequired`), the query (422 `validationFailed`), the body (429 `tooManyAttempts`, 413 `payloadTooLarge`, 400
 * `badRequest`, 422 `validationFailed`), the second factor (403 `stepUpNeeded`). Nothing of a body is read for a caller who may not ask.
 */
export function operation<
  const M extends Method,
  Path extends string,
  const W extends Caller,
  A extends Promised<M, Path>,
  K extends KeyUse = 'none',
  Q = undefined,
  B = undefined,
  QueryIn = unknown,
  BodyIn = unknown,
>(
  declaration: Declaration<M, Path, W, K, Q, B, QueryIn, BodyIn, A> & Fits<M, Path, QueryIn, BodyIn>
): Operation<A> {
  const { handle, query, body, ...facts }: Declaration<M, Path, W, K, Q, B, QueryIn, BodyIn, A> =
    declaration
  const who: readonly Caller[] = [declaration.who].flat()
  const idempotent: KeyUse = declaration.idempotent ?? 'none'
  const admit = admission<W>({ who, also: declaration.also })
  const admitsAll = declaration.duringMaintenance ?? false
  // what a page shows that says so; a machine is no brand's, so its operation asks by itself
  const asks = !(admitsAll && declaration.method === 'GET') && !who.includes('machine')
  const readParams = paramReader<Path>(declaration.path, declaration.forms)
  const readKey = keyReader<K>(idempotent)
  const readQuery = reader(query, (ctx) => ctx.request.qs())
  const ownFields = body && declaration.spec ? fieldsOf(body.toJSONSchema()) : null
  const readBody = reader(body, ({ request }) =>
    ownFields ? withoutAdded(request.body(), ownFields) : request.body()
  )
  const takeBody = bodyTaker(facts)
  const bodyOf = async (ctx: HttpContext, principal: Principal | null) => {
    await takeBody(ctx, principal)
    return readBody(ctx)
  }

  return {
    ...facts,
    who,
    idempotent,
    ...(query && { query }),
    ...(body && { body }),
    async run(ctx) {
      const principal = admit(ctx)
      if (asks) await requireOpenBrand(ctx, principal, admitsAll)
      if (declaration.method !== 'GET' && principal && isStaff(principal)) noteWrite(ctx)
      const call: Call<Path, W, K, Q, B> = {
        ctx,
        principal,
        params: readParams(ctx),
        key: readKey(ctx),
        query: await readQuery(ctx),
        body: await bodyOf(ctx, principal),
        ip: ctx.request.ip(),
      }
      if (declaration.stepUp === 'always' && principal) await requireStepUp(principal)
      const work = () => handle(call)
      const outcome = await (declaration.mayLag ? readOthersMayLag(ctx, work) : work())
      send(ctx, declaration.answers, outcome)
    },
  }
}

function reader<T>(
  checks: Checks<T> | undefined,
  read: (ctx: HttpContext) => unknown
): (ctx: HttpContext) => Promise<T> | T {
  if (!checks) return () => undefined as T
  return (ctx) => checks.validate(read(ctx))
}
