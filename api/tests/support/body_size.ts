/** How large the body of an operation may be, by its schema: in bytes, for text of one byte a character. */
import type { Schema } from '#tests/support/operations'

/** Of texts and lists without a bound of their own, whose rules stand elsewhere. */
const USUAL_LENGTH = 200
const USUAL_ITEMS = 20
const NUMBER_BYTES = 16

export type SizedSchema = Omit<Schema, 'properties' | 'items' | 'anyOf'> & {
  maxLength?: number
  maxItems?: number
  properties?: Record<string, SizedSchema>
  items?: SizedSchema | SizedSchema[]
  anyOf?: SizedSchema[]
}

export function mostBytesOfSchema(schema: SizedSchema): number {
  const { anyOf, properties, items } = schema
  if (schema.enum) return Math.max(...schema.enum.map((value) => String(value).length + 2))
  if (anyOf) return Math.max(...anyOf.map(mostBytesOfSchema))
  const type = [schema.type].flat()[0]
  if (type === 'object') {
    const fields = Object.entries(properties ?? {})
    return fields.reduce((sum, [name, of]) => sum + name.length + 4 + mostBytesOfSchema(of), 2)
  }
  if (type === 'array') {
    const most = schema.maxItems ?? USUAL_ITEMS
    if (!Array.isArray(items)) return 2 + most * (1 + mostBytesOfSchema(items ?? {}))
    return items.reduce((sum, item) => sum + 1 + mostBytesOfSchema(item), 2)
  }
  if (type === 'string') return 2 + (schema.maxLength ?? USUAL_LENGTH)
  return NUMBER_BYTES
}
