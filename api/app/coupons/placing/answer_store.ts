/** Answers by user and Idempotency-Key: stored answers, and those of the present batch. */
import { AppError, errorBody } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { insertAll, type Trx } from '#core/database/transactions'
import { answerTo, type StoredAnswer } from '#core/requests/idempotency'
import type { PlaceAnswer, PlaceRequest } from '#coupons/placing/request'

export class AnswerStore {
  readonly #known = new Map<string, StoredAnswer>()
  readonly #fresh: StoredAnswer[] = []

  static async load(trx: Trx, requests: readonly PlaceRequest[]): Promise<AnswerStore> {
    const store = new AnswerStore()
    const rows: StoredAnswer[] = await trx
      .query<StoredAnswer>()
      .from('idempotency_keys')
      .where((query) => {
        for (const { principal, key } of requests) {
          query.orWhere((pair) => void pair.where('user_id', principal.userId).where('key', key))
        }
      })
      .select('user_id', 'key', 'request_hash', 'response_status', 'response')
    for (const row of rows) store.#known.set(`${row.user_id}:${row.key}`, row)
    return store
  }

  /** The stored answer of this key for the same body; 409 `idempotencyConflict` for another body. */
  find({ principal, key, bodyHash }: PlaceRequest): PlaceAnswer | null {
    const row = this.#known.get(`${principal.userId}:${key}`)
    if (!row) return null
    try {
      const { response, response_status: status } = answerTo(row, bodyHash)
      return { status, json: response }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { status: error.status, json: JSON.stringify(errorBody(error)) }
    }
  }

  /** Keeps the answer for `save`, and for a second request with the same key in this batch. */
  keep({ principal, key, bodyHash }: PlaceRequest, status: number, body: object): PlaceAnswer {
    const json = JSON.stringify(body)
    const row = {
      user_id: principal.userId,
      key,
      request_hash: bodyHash,
      response_status: status,
      response: json,
    }
    this.#known.set(`${principal.userId}:${key}`, row)
    this.#fresh.push(row)
    return { status, json }
  }

  async save(trx: Trx): Promise<void> {
    if (this.#fresh.length === 0) return
    const createdAt = clock.now()
    await insertAll(
      trx,
      'idempotency_keys',
      this.#fresh.map((row) => ({ ...row, created_at: createdAt }))
    )
  }
}
