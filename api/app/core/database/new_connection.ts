/** What a new connection to MySQL or MariaDB is told once, since telling it before each transaction costs a round trip. */
import { isUnprepared } from '#core/errors/lost_connection'

interface Handle {
  query(...statement: unknown[]): unknown
  on(event: 'error', listener: () => void): unknown
  removeAllListeners(...of: unknown[]): unknown
  stream: {
    destroy(cause: Error): unknown
    setTimeout(ms: number, then: () => void): unknown
  }
}

/**
 * A node of a cluster may still have to apply what others have answered already. The first reads of a connection would miss
 * that after the writes have moved to another node, so the connection waits for it once.
 */
const CATCH_UP = [
  'set session wsrep_sync_wait = 1',
  'begin',
  'rollback',
  'set session wsrep_sync_wait = 0',
] as const

interface Settings {
  /** The database ends a connection that says nothing for so long; by default its own time. */
  silentSeconds?: number
  /** To a replica: what would write there is refused, whoever the user is. */
  readsOnly?: boolean
  /** A connection on which nothing comes back for so long is given up; by default it never is. */
  answerSeconds?: number
}

/** A pool's `afterCreate`: calls `done` when the connection may be used. */
export const prepareConnection =
  ({ silentSeconds, answerSeconds, readsOnly = false }: Settings) =>
  <H extends Handle>(handle: H, done: (error: Error | null, handle: H) => void): void => {
    endWhenRefused(handle)
    staySilentAfterEnd(handle)
    if (answerSeconds) endWhenUnanswered(handle, answerSeconds)
    const tell = async () => {
      await ask(handle, 'set session transaction isolation level read committed')
      if (silentSeconds) await ask(handle, `set session wait_timeout = ${silentSeconds}`)
      if (readsOnly) return void (await ask(handle, 'set session transaction read only'))
      if (!isOn(await ask(handle, "show variables like 'wsrep_on'"))) return
      for (const statement of CATCH_UP) await ask(handle, statement)
    }
    tell().then(
      () => done(null, handle),
      (error: Error) => done(error, handle)
    )
  }

/**
 * A node of a cluster that serves nobody for the moment refuses the end of a transaction as it does all else. The next `begin` on
 * this connection would commit what the transaction had written so far, so the connection ends instead.
 */
function endWhenRefused(handle: Handle): void {
  const query = handle.query.bind(handle)
  handle.query = (...statement) => {
    const done = statement.at(-1)
    if (typeof done !== 'function') return query(...statement)
    return query(...statement.slice(0, -1), (error: Error | null, ...rest: unknown[]) => {
      if (error && isUnprepared(error)) handle.stream.destroy(error)
      done(error, ...rest)
    })
  }
}

/**
 * The pool stops listening to a connection that it ends. The network may fail while the farewell is under way, and an error
 * that nobody listens to would end the process.
 */
function staySilentAfterEnd(handle: Handle): void {
  const removeAll = handle.removeAllListeners.bind(handle)
  handle.removeAllListeners = (...of) => {
    removeAll(...of)
    return handle.on('error', () => undefined)
  }
}

/** A network that was cut tells nobody: what waits for the database would wait for a quarter of an hour. */
function endWhenUnanswered({ stream }: Handle, seconds: number): void {
  stream.setTimeout(seconds * 1000, () => {
    stream.destroy(Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' }))
  })
}

const ask = (handle: Handle, statement: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    handle.query(statement, (error: Error | null, rows: unknown) =>
      error ? reject(error) : resolve(rows)
    )
  })

/** MySQL has no such variable. */
const isOn = (rows: unknown): boolean =>
  Array.isArray(rows) && rows.some((row: { Value?: unknown }) => row.Value === 'ON')
