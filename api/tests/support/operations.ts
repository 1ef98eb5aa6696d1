/** Every operation with a valid request, made from its declaration. */
import { randomUUID } from 'node:crypto'
import type { Operation } from '#core/operations/operation'
import { isIdParam, paramNames } from '#core/operations/params'
import { rooms } from '#start/operations'
import { DEFAULT_PASSWORD, uniqueName } from '#tests/support/factories'
import type { World } from '#tests/support/world'

export interface NamedOperation {
  name: string
  operation: Operation
}

export const OPERATIONS: NamedOperation[] = Object.values(rooms).flatMap((operations) =>
  Object.entries<Operation>(operations).map(([name, operation]) => ({ name, operation }))
)

export interface RightRequest {
  method: Operation['method']
  path: string
  body: unknown
  headers: Record<string, string>
}

/** The parts of a JSON schema that are read here. */
export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema | Schema[]
  minimum?: number
  minItems?: number
  minLength?: number
  pattern?: string
  examples?: string[]
}

/** Filters for rows of the dealer's branch. `isFull`: the body also has the fields that may be left out. */
export function rightRequest(
  { operation }: NamedOperation,
  world: World,
  isFull = false
): RightRequest {
  const { method, path, body, query, list, idempotent } = operation
  const filled = paramNames(path).reduce(
    (text, name) => text.replace(`:${name}`, String(paramOf(name, path, world))),
    path
  )
  const asked = list?.part === 'counts' ? { filters: '[{}]' } : {}
  const values = { ...asked, ...(query && Object(sampleOf(query.toJSONSchema(), '', world))) }
  const text = new URLSearchParams(values).toString()
  return {
    method,
    path: text === '' ? filled : `${filled}?${text}`,
    body: method === 'GET' ? undefined : body ? bodyOf(body.toJSONSchema(), world, isFull) : {},
    headers: idempotent === 'none' ? {} : { 'idempotency-key': randomUUID() },
  }
}

const TEXT_PARAMS: Record<string, string> = {
  name: 'searches',
  list: 'coupons',
  code: 'ABCDEFGH',
  key: 'nobody',
  producer: 'uof',
}

function paramOf(name: string, path: string, world: World): number | string {
  if (!isIdParam(name)) return TEXT_PARAMS[name] ?? 'x'
  const rows = name === 'id' ? (path.split('/')[2] ?? '') : `${name.slice(0, -2)}s`
  return world.ids[rows] ?? 1
}

const ROWS: Record<string, string> = {
  sportId: 'sports',
  categoryId: 'categories',
  tournamentId: 'tournaments',
  homeTeamId: 'teams',
  awayTeamId: 'teams',
  matchId: 'matches',
  marketTypeId: 'market-types',
  outcomeId: 'outcomes',
  scopeId: 'sports',
}

/** Texts that rules beyond the schema ask for, by the name of their field. */
const TEXTS: Record<string, () => string> = {
  username: () => uniqueName('sample'),
  password: () => DEFAULT_PASSWORD,
  currentPassword: () => 'not-the-present-one',
  newPassword: () => 'another-sesame-1',
  repeatPassword: () => 'another-sesame-1',
  timeZone: () => 'UTC',
  field: () => 'id',
  machineId: () => uniqueName('machine'),
  reason: () => 'a sample',
}
const PATTERN_TEXTS = ['abc', 'TR', '1', '1,2', '1:2', '2026-11-22']

function bodyOf(schema: Schema, world: World, isFull: boolean): unknown {
  if (!isFull) return sampleOf(schema, '', world)
  const all = Object.entries(schema.properties ?? {})
  return Object.fromEntries(all.map(([field, of]) => [field, sampleOf(of, field, world)]))
}

/** A value that fits the schema, with required fields only. */
export function sampleOf(schema: Schema, name: string, world: World): unknown {
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {}, name, world)
  const type = [schema.type].flat()[0]
  if (type === 'object') {
    const names = schema.required ?? []
    return Object.fromEntries(
      names.map((field) => [field, sampleOf(schema.properties?.[field] ?? {}, field, world)])
    )
  }
  if (type === 'array') return sampleArray(schema, name, world)
  if (type === 'integer' || type === 'number') {
    return world.ids[ROWS[name] ?? ''] ?? Math.max(schema.minimum ?? 0, 1)
  }
  if (type === 'boolean') return false
  return sampleText(schema, name)
}

function sampleArray({ items, minItems = 0 }: Schema, name: string, world: World): unknown[] {
  if (Array.isArray(items)) return items.map((item) => sampleOf(item, name, world))
  return Array.from({ length: minItems }, () => sampleOf(items ?? {}, name, world))
}

function sampleText({ pattern, examples, minLength = 0 }: Schema, name: string): string {
  const text = TEXTS[name]?.() ?? examples?.[0]
  if (text !== undefined) return text
  if (pattern === undefined) return 'x'.repeat(Math.max(minLength, 4))
  return PATTERN_TEXTS.find((candidate) => new RegExp(pattern).test(candidate)) ?? ''
}
