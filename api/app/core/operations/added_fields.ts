/**
 * Fields that a client of the specification adds to every payload. They are never read, because only the session tells
 * who asks, and only the host tells for which brand (rules 8.1, must-hold S1).
 */
const ADDED = [
  'serverId',
  'site_id',
  'operatorId',
  'userId',
  'lang',
  'token',
  'reqId',
  'startDate',
  'endDate',
] as const

/** The body without the added fields, except those that the operation declares itself. */
export function withoutAdded(body: unknown, own: ReadonlySet<string>): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const left: Record<string, unknown> = { ...body }
  for (const name of ADDED) if (!own.has(name)) delete left[name]
  return left
}

/** The names of a schema's fields. */
export function fieldsOf(schema: object): ReadonlySet<string> {
  const properties: unknown = 'properties' in schema ? schema.properties : null
  return new Set(
    typeof properties === 'object' && properties !== null ? Object.keys(properties) : []
  )
}
