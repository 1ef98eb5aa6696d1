/** Makes requests from an operation's declaration: valid ones, and valid ones with a fault. */
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import type { Operation } from '#core/operations/operation'
import { isIdParam } from '#core/operations/params'
import { fittingProperties, objectText, type Known, type Schema } from '#tests/fuzz/from_schema'
import {
  BROKEN_BODIES,
  JUNK_PARAMS,
  JUNK_QUERIES,
  junkJson,
  pick,
  type Below,
} from '#tests/fuzz/junk'
import type { RawRequest } from '#tests/fuzz/wire'

/** Rows for paths, and words and rows for fields, of the present world. */
export interface Places {
  row: (resource: string) => number
  known: Known
}

type Draft = Required<RawRequest>
type Wrong = (draft: Draft, operation: Operation, below: Below, places: Places) => void

const takesBody = ({ method }: Operation): boolean => method !== 'GET'

/** Puts any value into one field of the body; sometimes a field is left out or invented. */
const wrongField: Wrong = (draft, { body }, below, { known }) => {
  if (!body) return
  const schema: Schema = body.toJSONSchema()
  const parts = fittingProperties(schema, below, known)
  const names = Object.keys(schema.properties ?? {})
  const name = below(12) === 0 ? '__proto__' : (names[below(names.length)] ?? 'constructor')
  if (below(6) === 0) parts.delete(name)
  else parts.set(name, junkJson(below))
  draft.body = Buffer.from(objectText(parts))
}

const brokenBody: Wrong = (draft, _operation, below) => {
  draft.body = Buffer.from(pick(below, BROKEN_BODIES))
  if (below(4) === 0) {
    draft.headers['content-type'] = pick(below, [
      'text/plain',
      'a/b;;',
      'application/json;charset=utf-16',
      '',
    ])
  }
}

const ENCODERS = { gzip: gzipSync, br: brotliCompressSync, deflate: deflateSync }

/** Compressed, or only declared as compressed. */
const encodedBody: Wrong = (draft, _operation, below) => {
  const name = pick(below, ['gzip', 'br', 'deflate', 'zstd', 'x'] as const)
  draft.headers['content-encoding'] = name
  const encode = name in ENCODERS ? ENCODERS[name as keyof typeof ENCODERS] : null
  if (encode && below(2) === 0) draft.body = encode(draft.body)
  if (below(3) === 0) draft.body = draft.body.subarray(0, draft.body.length / 2)
}

/** Queries of lists, with fields of the list and values that do not fit them. */
const wrongQuery: Wrong = (draft, { list }, below) => {
  if (!list || below(3) === 0) {
    addQuery(draft, pick(below, JUNK_QUERIES))
    return
  }
  const fields = [
    ...Object.keys(list.resource.fields),
    ...Object.keys(list.resource.filters ?? {}),
    'q',
  ]
  const field = () => fields[below(fields.length)] ?? 'id'
  const filter = `{${JSON.stringify(field())}:${junkJson(below)},${JSON.stringify(field())}:${junkJson(below)}}`
  const sort = `["${field()}","${below(2) === 0 ? 'ASC' : 'DESC'}"]`
  const range = pick(below, ['[0,4]', '[0,999]', '[5,2]', '[0,1000]', '[0.5,3]', 'x'])
  const parts = { filter, sort, range, filters: `[${filter}]` }
  for (const [name, text] of Object.entries(parts)) {
    if (below(2) === 0) addQuery(draft, `${name}=${encodeURIComponent(text).slice(0, 8_000)}`)
  }
}

const ODD_HEADERS: readonly [[string, string], ...[string, string][]] = [
  ['idempotency-key', 'x'.repeat(65)],
  ['idempotency-key', '../..'],
  ['idempotency-key', ''],
  ['x-forwarded-for', '1,'.repeat(1_500)],
  ['x-forwarded-for', 'not an address'],
  ['x-forwarded-for', '::ffff:1.2.3.4, 999.1.1.1'],
  ['accept-language', 'x'.repeat(4_000)],
  ['accept', 'text/csv;q=0.0000000001,*/*;q=z'],
  ['accept-encoding', 'br;q=x, gzip;q=-1, identity;q=0'],
  ['cookie', 'XSRF-TOKEN=%00; a'],
  ['x-xsrf-token', 'nobody'],
  ['host', 'nobody.example'],
  ['host', 'a b'],
  ['origin', 'null'],
  ['if-none-match', '"'.repeat(500)],
  ['range', 'bytes=0-18446744073709551616'],
  ['user-agent', 'ş'.repeat(1_000)],
  ['content-type', 'multipart/form-data; boundary='],
  ['content-type', 'application/x-www-form-urlencoded'],
]

const wrongHeader: Wrong = (draft, _operation, below) => {
  const [name, value] = pick(below, ODD_HEADERS)
  draft.headers[name] = Buffer.from(value).toString('latin1')
}

function addQuery(draft: Draft, query: string): void {
  draft.path += `${draft.path.includes('?') ? '&' : '?'}${query.replaceAll('ş', '%C5%9F')}`
}

const right: Wrong = () => {}

/** Faults of a request; a kind that stands here twice is drawn twice as often. */
const KINDS: readonly [Wrong, ...Wrong[]] = [
  right,
  right,
  wrongField,
  wrongField,
  wrongField,
  brokenBody,
  encodedBody,
  wrongQuery,
  wrongQuery,
  wrongHeader,
]

/** A request to `operation`; `headers` are those of the caller. */
export function requestTo(
  operation: Operation,
  headers: Record<string, string>,
  places: Places,
  below: Below
): RawRequest {
  const isWrongPath = operation.path.includes('/:') && below(10) === 0
  const resource = operation.path.split('/')[2] ?? ''
  const path = operation.path.replaceAll(/:(\w+)/g, (_all, name: string) => {
    if (isWrongPath) return pick(below, JUNK_PARAMS)
    return isIdParam(name)
      ? String(places.row(name === 'id' ? resource : name))
      : String(places.known(name) ?? 'x')
  })
  const body = operation.body
    ? objectText(fittingProperties(operation.body.toJSONSchema(), below, places.known))
    : '{}'
  const draft: Draft = {
    method: operation.method,
    path,
    headers: { 'accept': 'application/json', 'content-type': 'application/json', ...headers },
    body: Buffer.from(body),
  }
  if (operation.idempotent !== 'none') draft.headers['idempotency-key'] = `fuzz-${below(2 ** 30)}`
  if (operation.list && below(2) === 0) addQuery(draft, 'range=%5B0%2C4%5D')
  if (operation.path.endsWith('/counts') && below(2) === 0) addQuery(draft, 'filters=%5B%7B%7D%5D')
  pick(below, KINDS)(draft, operation, below, places)
  if (takesBody(operation)) return draft
  const { body: _none, ...withoutBody } = draft
  return withoutBody
}

/** The request of a failure, as text. */
export const described = ({ method, path, headers, body }: RawRequest): string =>
  [
    `${method} ${path.slice(0, 400)}`,
    JSON.stringify({ ...headers, cookie: undefined }).slice(0, 400),
    body?.toString('utf8').slice(0, 600) ?? '',
  ].join('\n  ')
