/** Fields of a JSON schema, as VineJS writes it, in the words of docs/operations.md. */

export interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema | Schema[]
  additionalProperties?: boolean | Schema
  anyOf?: Schema[]
  enum?: unknown[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  format?: string
}

/** Longest list of values that is written out. */
const MOST_VALUES = 20

/** `name: type` of each field, `name?` for one that may be left out. */
export function fieldsInWords({ properties = {}, required = [] }: Schema): string {
  return Object.entries(properties)
    .map(
      ([name, field]) => `\`${name}${required.includes(name) ? '' : '?'}: ${typeInWords(field)}\``
    )
    .join(', ')
}

function typeInWords(schema: Schema): string {
  if (schema.enum) return values(schema.enum)
  if (schema.anyOf) return schema.anyOf.map(typeInWords).join(' or ')
  const [type = 'any', ...others] = [schema.type ?? []].flat()
  const either = others.map((other) => ` or ${other}`).join('')
  return `${plain(type, schema)}${either}`
}

function plain(type: string, schema: Schema): string {
  if (type === 'integer') return `int${range(schema.minimum, schema.maximum)}`
  if (type === 'number') return `number${range(schema.minimum, schema.maximum)}`
  if (type === 'boolean') return 'bool'
  if (type === 'string') {
    return `${schema.format ?? 'text'}${range(schema.minLength, schema.maxLength)}`
  }
  if (type === 'array') return list(schema)
  if (type === 'object') return object(schema)
  return type
}

function list({ items, minItems, maxItems }: Schema): string {
  if (Array.isArray(items)) return `[${items.map(typeInWords).join(', ')}]`
  return `${items ? typeInWords(items) : 'any'}[]${range(minItems, maxItems)}`
}

function object({ properties, required = [], additionalProperties }: Schema): string {
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${typeInWords(field)}`
    )
    return `{ ${fields.join(', ')} }`
  }
  if (typeof additionalProperties === 'object') {
    return `{ by key: ${typeInWords(additionalProperties)} }`
  }
  return 'object'
}

function values(all: unknown[]): string {
  const shown = all.slice(0, MOST_VALUES).map(String).join(' / ')
  return all.length > MOST_VALUES ? `${shown} / ...` : shown
}

/** Leaves out a bound that only keeps numbers safe, since it tells a reader nothing. */
function range(from: number | undefined, to: number | undefined): string {
  const least = from === undefined || from <= 0 ? '' : String(from)
  const most = to === undefined || to >= Number.MAX_SAFE_INTEGER ? '' : String(to)
  if (least === '' && most === '') return ''
  if (most === '') return ` from ${least}`
  return least === '' ? ` to ${most}` : ` ${least} to ${most}`
}
