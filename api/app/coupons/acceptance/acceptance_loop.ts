/**
 * Accepts or rejects coupons at the end of their acceptance delay; after a start also those left by a stopped server.
 */
import logger from '@adonisjs/core/services/logger'
import { clock } from '#core/timing/clock'
import { chunked } from '#core/database/transactions'
import { acceptOrReject, type AnsweredCoupon } from '#coupons/acceptance/accept_or_reject'
import { pendingCoupons } from '#coupons/acceptance/pending_coupon'

const TICK_MS = 100
const COUPONS_AT_A_TIME = 100

/** When each coupon is due, in epoch milliseconds. */
const dueAt = new Map<number, number>()
let timer: NodeJS.Timeout | null = null
let running: Promise<unknown> = Promise.resolve()

/** Queues a coupon that was just written; `acceptAt` is the end of its acceptance delay in epoch milliseconds. */
export function awaitDecision(couponId: number, acceptAt: number): void {
  dueAt.set(couponId, acceptAt)
}

export async function startAcceptance(): Promise<void> {
  for (const { id, accept_at: acceptAt } of await pendingCoupons()) dueAt.set(id, acceptAt)
  timer = setInterval(() => {
    running = running.then(acceptOrRejectDue).catch((error: unknown) => {
      logger.error({ err: error }, 'coupons could not be accepted or rejected')
    })
  }, TICK_MS)
}

export async function stopAcceptance(): Promise<void> {
  if (timer) clearInterval(timer)
  timer = null
  await running
  dueAt.clear()
}

/** Accepts or rejects every due coupon; a coupon that fails is tried again at the next call. */
export async function acceptOrRejectDue(): Promise<AnsweredCoupon[]> {
  const now = clock.now()
  const ids = [...dueAt].flatMap(([id, at]) => (at <= now ? id : []))
  const answered: AnsweredCoupon[] = []
  for (const chunk of chunked(ids, COUPONS_AT_A_TIME)) {
    answered.push(...(await acceptOrReject(chunk)))
    for (const id of chunk) dueAt.delete(id)
  }
  return answered
}
