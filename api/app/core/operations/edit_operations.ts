/** The writes on a row of a list: each answers with the row as the list shows it. */
import type { ErrorKey } from '@grandstand/shared-types/core/errors'
import type { Editor, Principal } from '#core/requests/access'
import type { Caller } from '#core/operations/admission'
import {
  operation,
  type Checks,
  type Notes,
  type Operation,
  type StepUp,
} from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { rowReader, type Shown } from '#core/operations/resource_operations'
import type { Fields, Resource, Row } from '#core/lists/resource'

type Insider = Exclude<Caller, 'visitor' | 'machine'>

export interface Edits<R> {
  /** Name of the list in the path. */
  path: string
  who: Insider | readonly Insider[]
  /** Reads a row by id. Throws 404 `notFound` for a row that the principal does not see. */
  row: (id: number, principal: Principal) => Promise<R>
}

/** The edits of a resource's rows; each answers with the row as the resource's reads do. */
export const editsOf = <F extends Fields, R extends Row<F> = Row<F>>(
  resource: Resource<F>,
  who: Edits<R>['who'],
  shown: Shown<F, R> = {}
): Edits<R> => ({ path: resource.name, who, row: rowReader(resource, shown) })

interface More {
  does: string
  errors?: readonly ErrorKey[]
  notes?: Notes
  bodyKb?: number
  stepUp?: StepUp
}
interface Create<B> extends More {
  body: Checks<B>
  /** Resolves to the id of the new row. */
  run: (editor: Editor, input: B) => Promise<number>
}
interface Update<B> extends More {
  body: Checks<B>
  /** Throws 404 `notFound` for a row that is out of sight. */
  run: (editor: Editor, id: number, changes: B) => Promise<unknown>
}
interface Remove extends More {
  run: (editor: Editor, id: number) => Promise<unknown>
}

type Named<N extends string, R> = { readonly [K in N]: Operation<R> }

/** `POST /v1/<path>` as `<name>Create`. */
export function createOperation<N extends string, R, B>(
  name: N,
  { path, who, row }: Edits<R>,
  { run, ...declared }: Create<B>
): Named<`${N}Create`, R> {
  const create = operation({
    ...declared,
    method: 'POST',
    path: `/v1/${path}`,
    who,
    answers: reply<R>(201),
    async handle({ principal, ip, body }) {
      const id = await run({ principal, ip }, body)
      return row(id, principal)
    },
  })
  return { [`${name}Create`]: create } as Named<`${N}Create`, R>
}

/** `PUT /v1/<path>/:id` as `<name>Update`. */
export function updateOperation<N extends string, R, B>(
  name: N,
  { path, who, row }: Edits<R>,
  { run, ...declared }: Update<B>
): Named<`${N}Update`, R> {
  const update = operation({
    ...declared,
    method: 'PUT',
    path: `/v1/${path}/:id`,
    who,
    answers: reply<R>(),
    async handle({ params: { id }, principal, ip, body }) {
      await run({ principal, ip }, id, body)
      return row(id, principal)
    },
  })
  return { [`${name}Update`]: update } as Named<`${N}Update`, R>
}

/** `DELETE /v1/<path>/:id` as `<name>Delete`, which answers with the deleted row. */
export function deleteOperation<N extends string, R>(
  name: N,
  { path, who, row }: Edits<R>,
  { run, ...declared }: Remove
): Named<`${N}Delete`, R> {
  const remove = operation({
    ...declared,
    method: 'DELETE',
    path: `/v1/${path}/:id`,
    who,
    answers: reply<R>(),
    async handle({ params: { id }, principal, ip }) {
      const before = await row(id, principal)
      await run({ principal, ip }, id)
      return before
    },
  })
  return { [`${name}Delete`]: remove } as Named<`${N}Delete`, R>
}
