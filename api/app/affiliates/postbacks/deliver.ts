/** One attempt to tell the server of an affiliate something. */
import type { PostbackFailure } from '@grandstand/shared-types/wire/affiliates/postbacks'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { FaultPoints } from '#core/fault_points'
import { tellServer } from '#core/partners/public_server'
import { hmacSignature, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '#core/partners/signature'
import { clock } from '#core/timing/clock'
import { GIVEN_UP_AFTER_MS, waitAfter } from '#affiliates/postbacks/waits'
import type { WaitingPostback } from '#affiliates/postbacks/waiting_postbacks'

/** The name under which the installation may allow servers that are not public, for tests. */
export const PARTNER = 'affiliate'
const TIMEOUT_MS = 5_000

/** A step at which a test stops the work like a kill would. */
export const postbackFaults = new FaultPoints<'told'>()

interface Outcome {
  answer_status: number | null
  failure: PostbackFailure | null
}

/** Tells it once and notes what came of it. False when the server was not reached, so that the next one would wait, too. */
export async function deliver(
  postback: WaitingPostback,
  to: { address: string; secret: string }
): Promise<boolean> {
  const { rowId } = postback
  const attempts = postback.attempts + 1
  // counted beforehand, so that a server that ends in the middle has tried
  await waiting(rowId).update({ attempts })
  const outcome = await attempt(postback, to)
  postbackFaults.reach('told')
  if (outcome.failure === null) {
    await waiting(rowId).update({ ...outcome, state: 'sent', ended_at: clock.now() })
    return true
  }
  logger.info({ postbackId: rowId, attempts, ...outcome }, 'a postback was not taken')
  await keepForLater({ ...postback, attempts }, outcome)
  return outcome.failure === 'answer'
}

const waiting = (id: number) => db.from('affiliate_postbacks').where({ id, state: 'waiting' })

async function attempt(
  { body }: WaitingPostback,
  { address, secret }: { address: string; secret: string }
): Promise<Outcome> {
  const text = JSON.stringify(body)
  const now = clock.now()
  try {
    const status = await tellServer(PARTNER, address, {
      headers: {
        'content-type': 'application/json',
        [TIMESTAMP_HEADER]: String(now),
        [SIGNATURE_HEADER]: hmacSignature(secret, now, text),
      },
      body: text,
      timeoutMs: TIMEOUT_MS,
    })
    const isTaken = status >= 200 && status < 300
    return { answer_status: status, failure: isTaken ? null : 'answer' }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return { answer_status: null, failure: isLate ? 'timeout' : 'unreachable' }
  }
}

async function keepForLater(postback: WaitingPostback, outcome: Outcome): Promise<void> {
  const now = clock.now()
  const wait = waitAfter(postback.attempts)
  const next = wait === null ? Infinity : now + wait
  const isOver = next > postback.createdAt + GIVEN_UP_AFTER_MS
  await waiting(postback.rowId).update({
    ...outcome,
    ...(isOver ? { state: 'failed', ended_at: now } : { next_attempt_at: next }),
  })
}
