/** A body that fits the JSON schema of an operation's validator, as JSON text. */
import { pick, type Below } from '#tests/fuzz/junk'

export interface Schema {
  type?: string | readonly string[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: boolean | Schema
  items?: Schema | readonly Schema[]
  prefixItems?: readonly Schema[]
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
}

/** An existing row or word for a field of that name; undefined when the name tells nothing. */
export type Known = (field: string) => number | string | undefined

const DEEPEST = 6

export function fittingJson(
  schema: Schema,
  below: Below,
  known: Known,
  name = '',
  depth = 0
): string {
  const one = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const [first, ...others] = one
  if (first) return fittingJson(pick(below, [first, ...others]), below, known, name, depth)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return JSON.stringify(schema.enum[below(schema.enum.length)] ?? null)
  const row = known(name)
  if (row !== undefined) return JSON.stringify(row)
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0]
  if (type === 'object') return objectJson(schema, below, known, depth)
  if (type === 'array') return arrayJson(schema, below, known, name, depth)
  if (type === 'boolean') return below(2) === 0 ? 'true' : 'false'
  if (type === 'integer' || type === 'number') return String(number(schema, below))
  if (type === 'string') return JSON.stringify(text(schema, below))
  return 'null'
}

/** The properties of an object by name, each as JSON text; optional ones only sometimes. */
export function fittingProperties(
  schema: Schema,
  below: Below,
  known: Known,
  depth = 0
): Map<string, string> {
  const required = new Set(schema.required ?? [])
  const parts = new Map<string, string>()
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!required.has(name) && below(3) > 0) continue
    parts.set(name, fittingJson(property, below, known, name, depth + 1))
  }
  return parts
}

export const objectText = (parts: ReadonlyMap<string, string>): string =>
  `{${[...parts].map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`

function objectJson(schema: Schema, below: Below, known: Known, depth: number): string {
  if (depth > DEEPEST) return '{}'
  return objectText(fittingProperties(schema, below, known, depth))
}

function arrayJson(
  schema: Schema,
  below: Below,
  known: Known,
  name: string,
  depth: number
): string {
  if (depth > DEEPEST) return '[]'
  const tuple = schema.prefixItems ?? (Array.isArray(schema.items) ? schema.items : undefined)
  const inner = (item: Schema) => fittingJson(item, below, known, name, depth + 1)
  if (tuple) return `[${tuple.map(inner).join(',')}]`
  const { items } = schema
  if (!items || Array.isArray(items)) return '[]'
  const count = Math.max(schema.minItems ?? 0, below(3))
  return `[${Array.from({ length: count }, () => inner(items as Schema)).join(',')}]`
}

function number({ minimum = 0, maximum = 100_000, type }: Schema, below: Below): number {
  const span = Math.min(maximum - minimum, 1_000_000_000)
  const value = minimum + below(Math.floor(span) + 1)
  return type === 'integer' ? Math.ceil(value) : value
}

function text({ minLength = 1, maxLength = 12 }: Schema, below: Below): string {
  const length = Math.max(minLength, Math.min(maxLength, 4 + below(8)))
  return Array.from({ length }, () => 'abcdefghij0123456789'[below(20)]).join('')
}
