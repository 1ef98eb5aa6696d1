/** Writes that move money happen once for each key: the answer is kept beside the effect, in the same transaction. */
import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { inTransaction, insertAll, isUniqueViolation, type Trx } from '#core/database/transactions'

export interface Answer<T> {
  status: number
  body: T
}

/** A row of `idempotency_keys`: the request for which a user sent a key, and the answer. */
export interface StoredAnswer {
  user_id: number
  key: string
  request_hash: string
  response_status: number
  /** The body as JSON, as it was first sent. */
  response: string
}

/** Equal for equal requests; validators keep the order of fields. */
export const requestHash = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex')

/**
 * The stored answer, if it belongs to this request. Throws 409 `idempotencyConflict` when the key was used for another
 * request.
 */
export function answerTo<R extends Pick<StoredAnswer, 'request_hash'>>(row: R, hash: string): R {
  if (row.request_hash !== hash) throw new AppError('idempotencyConflict')
  return row
}

/**
 * Runs `work` in one transaction unless the principal's `key` has an answer already; then that answer is returned with
 * `isReplay` true. `request` must be equal on a repeat: the operation and its validated body. A refusal is not stored:
 * nothing happened, so the same key may try again. Throws 409 `idempotencyConflict` when the key was used for another
 * request, and whatever `work` throws.
 */
export async function withIdempotency<T>(
  principal: Principal,
  key: string,
  request: unknown,
  work: (trx: Trx) => Promise<Answer<T>>
): Promise<Answer<T> & { isReplay: boolean }> {
  const id = { user_id: principal.userId, key }
  const hash = requestHash(request)

  const known = await findAnswer<T>(id, hash)
  if (known) return known
  try {
    const answer = await inTransaction(
      async (trx) => {
        await claim(trx, { ...id, request_hash: hash })
        const done = await work(trx)
        await trx
          .from('idempotency_keys')
          .where(id)
          .update({ response_status: done.status, response: JSON.stringify(done.body) })
        return done
      },
      // what a commit without an answer has done, the key shows
      { isRepeatable: true }
    )
    return { ...answer, isReplay: false }
  } catch (error) {
    if (!(error instanceof KeyTaken)) throw error
    // The other user of the key has committed by now, because the database made this insert wait.
    const taken = await findAnswer<T>(id, hash)
    if (!taken) throw new AppError('idempotencyConflict')
    return taken
  }
}

/** Adds the answers to several requests at once, whose keys have none. */
export async function storeAnswers(trx: Trx, rows: readonly StoredAnswer[]): Promise<void> {
  if (rows.length === 0) return
  const createdAt = clock.now()
  await insertAll(
    trx,
    'idempotency_keys',
    rows.map((row) => ({ ...row, created_at: createdAt }))
  )
}

/** Exchanges the body of a stored answer for what became of it after the transaction. */
export const updateAnswer = async (id: KeyId, body: unknown): Promise<void> =>
  void (await db
    .from('idempotency_keys')
    .where(id)
    .update({ response: JSON.stringify(body) }))

export type KeyId = Pick<StoredAnswer, 'user_id' | 'key'>

class KeyTaken extends Error {}

async function claim(trx: Trx, row: KeyId & { request_hash: string }): Promise<void> {
  try {
    await trx
      .insertQuery()
      .table('idempotency_keys')
      .insert({ ...row, response_status: 0, response: '', created_at: clock.now() })
  } catch (error) {
    if (isUniqueViolation(error)) throw new KeyTaken()
    throw error
  }
}

async function findAnswer<T>(
  id: KeyId,
  hash: string
): Promise<(Answer<T> & { isReplay: true }) | null> {
  const row = await db
    .query<StoredAnswer>()
    .from('idempotency_keys')
    .where(id)
    .select('request_hash', 'response_status', 'response')
    .first()
  if (!row) return null
  const { response, response_status: status } = answerTo(row, hash)
  const body: T = JSON.parse(response)
  return { status, body, isReplay: true }
}
