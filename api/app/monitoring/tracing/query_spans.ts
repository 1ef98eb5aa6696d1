/** A span of each statement that a connection runs: its text without values, its time, and whether it failed. */
import type { Span } from '@opentelemetry/api'
import { isTracing, markFailed, statementSpan } from '#core/tracing'

/** What a query builder tells of its statements. */
export interface TellsOfStatements {
  on(event: 'query', hear: (statement: Statement) => void): unknown
  on(event: 'query-response', hear: (rows: unknown, statement: Statement) => void): unknown
  on(event: 'query-error', hear: (error: unknown, statement: Statement) => void): unknown
}

interface Statement {
  __knexQueryUid?: string
  sql?: string
}

/** A statement with the rows of a whole batch is cut. In characters. */
const LONGEST_TEXT = 1_000
/** A statement whose end nobody tells, since its connection broke, is forgotten. */
const MOST_OPEN = 1_000

const followed = new WeakSet<TellsOfStatements>()

/** `system` as OpenTelemetry names databases. */
export function traceStatements(client: TellsOfStatements, system: string): void {
  if (followed.has(client)) return
  followed.add(client)
  const open = new Map<string, Span>()
  const end = ({ __knexQueryUid: id }: Statement, error?: unknown) => {
    const span = open.get(id ?? '')
    if (!span) return
    open.delete(id ?? '')
    if (error !== undefined) markFailed(span, error)
    span.end()
  }
  client.on('query', ({ __knexQueryUid: id, sql }) => {
    if (!isTracing() || id === undefined || sql === undefined || open.size >= MOST_OPEN) return
    const [verb = ''] = sql.trimStart().split(/\s/, 1)
    const text = sql.slice(0, LONGEST_TEXT)
    const attributes = { 'db.system.name': system, 'db.query.text': text }
    open.set(id, statementSpan(verb.toLowerCase(), attributes))
  })
  client.on('query-response', (_rows, statement) => end(statement))
  client.on('query-error', (error, statement) => end(statement, error))
}
