/**
 * Fields that a client of the specification adds to every payload. Who asks, and of which brand, is known from the session
 * and the host alone (rules 8.1, must-hold S1), so nobody reads them.
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

/** The body without the added fields, but for those that the operation has as fields of its own. */
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
