/** A connection to the database that broke, or a node of its cluster that serves nobody for the moment. */
import { AppError } from '#core/errors/app_error'

const LOST_CODES: ReadonlySet<string> = new Set([
  'PROTOCOL_CONNECTION_LOST',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'ER_SERVER_SHUTDOWN',
  'ER_CONNECTION_KILLED',
  'ER_QUERY_INTERRUPTED',
  'ER_ERROR_DURING_COMMIT',
])
/** `WSREP has not yet prepared node for application use`: such a node does nothing that it is told. */
const UNPREPARED = 'ER_UNKNOWN_COM_ERROR'

/** The connection broke while the transaction was committed: it is in force, or it is not. 503 `tecnicalProblem`. */
export class OutcomeUnknown extends AppError {
  constructor(cause: unknown) {
    super('tecnicalProblem', { status: 503 })
    this.cause = cause
  }
}

/** True when nothing is known of a statement that was under way. */
export const isConnectionLost = (error: unknown): boolean =>
  isObject(error) &&
  // no connection came free in time, or none could be made
  (('name' in error && error.name === 'KnexTimeoutError') ||
    // the driver marks so what ends a connection; some of these errors have no code
    ('fatal' in error && error.fatal === true) ||
    LOST_CODES.has(codeOf(error)))

/** True when the statement was refused because the node does not serve. */
export const isUnprepared = (error: unknown): boolean => codeOf(error) === UNPREPARED

/** The code of the database or the driver; empty for other errors. */
export const codeOf = (error: unknown): string =>
  isObject(error) && 'code' in error ? String(error.code) : ''

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
