/** Answers of placing by user and Idempotency-Key: reading stored answers, making new ones. */
import { AppError, errorBody } from '#core/errors/app_error'
import type { Trx } from '#core/database/transactions'
import { answerTo, type StoredAnswer } from '#core/requests/idempotency'
import type { PlaceAnswer, PlaceRequest } from '#coupons/placing/request'

/** The name under which the answer to a request is found. */
export const answerName = ({ principal, key }: PlaceRequest): string => `${principal.userId}:${key}`

/** The stored answers of these requests, by `answerName`. */
export async function storedAnswers(
  trx: Trx,
  requests: readonly PlaceRequest[]
): Promise<Map<string, StoredAnswer>> {
  const rows: StoredAnswer[] = await trx
    .query<StoredAnswer>()
    .from('idempotency_keys')
    .where((query) => {
      for (const { principal, key } of requests) {
        query.orWhere((pair) => void pair.where('user_id', principal.userId).where('key', key))
      }
    })
    .select('user_id', 'key', 'request_hash', 'response_status', 'response')
  return new Map(rows.map((row) => [`${row.user_id}:${row.key}`, row]))
}

/** The stored answer for the same body; the refusal 409 `idempotencyConflict` for another body. */
export function answerAgain(row: StoredAnswer, { bodyHash }: PlaceRequest): PlaceAnswer {
  try {
    const { response, response_status: status } = answerTo(row, bodyHash)
    return { status, json: response }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { status: error.status, json: JSON.stringify(errorBody(error)) }
  }
}

/** The row that keeps an answer. */
export const newAnswer = (
  { principal, key, bodyHash }: PlaceRequest,
  status: number,
  body: object
): StoredAnswer => ({
  user_id: principal.userId,
  key,
  request_hash: bodyHash,
  response_status: status,
  response: JSON.stringify(body),
})
