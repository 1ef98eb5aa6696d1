/** The detail of an audit entry as lines for people. */

export interface Change {
  field: string
  before: string | null
  after: string | null
}

/** An update's `before` and `after` field by field; any other detail as values that came to be. */
export function changesOf(detail: Record<string, unknown>): Change[] {
  const before = asObject(detail['before'])
  const after = asObject(detail['after'])
  if (!before && !after) {
    return Object.entries(detail).map(([field, value]) => ({
      field,
      before: null,
      after: asText(value),
    }))
  }
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields].map((field) => ({
    field,
    before: asText(before?.[field]),
    after: asText(after?.[field]),
  }))
}

function asObject(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null
}

function asText(value: unknown): string | null {
  if (value === undefined || value === null) return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
