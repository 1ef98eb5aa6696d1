/**
 * Accepts or rejects coupons at the end of their acceptance delay; also those left by a stopped server: after a start, and
 * where other servers take coupons too, a moment after they were due.
 */
import { setTimeout as pause } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { bus } from '#core/bus'
import { startApprovalRules, stopApprovalRules } from '#coupons/approval/approval_rules'
import { clock } from '#core/timing/clock'
import { hasNodes } from '#core/nodes/redis'
import { chunked } from '#core/database/transactions'
import { acceptOrReject, type AnsweredCoupon } from '#coupons/acceptance/accept_or_reject'
import { pendingCoupons } from '#coupons/acceptance/pending_coupon'

const TICK_MS = 100
const COUPONS_AT_A_TIME = 100
const LOOK_FOR_LEFT_MS = 2_000
/** A server answers its own coupons within this time after they are due. */
const LEFT_AFTER_MS = 2_000

/** When each coupon is due, in epoch milliseconds. */
const dueAt = new Map<number, number>()
let timer: NodeJS.Timeout | null = null
let looking: NodeJS.Timeout | null = null
let running: Promise<unknown> = Promise.resolve()
let stopHearing: (() => void) | null = null

const tellOfRules = (error: unknown): void => {
  logger.error({ err: error }, 'rules of approval could not be read')
}

/** Queues a coupon that was just written; `acceptAt` is the end of its acceptance delay in epoch milliseconds. */
export function awaitDecision(couponId: number, acceptAt: number): void {
  dueAt.set(couponId, acceptAt)
}

export async function startAcceptance(): Promise<void> {
  await startApprovalRules(tellOfRules)
  // the server that took a coupon has watched its matches
  stopHearing = bus.on('approvalAnswered', ({ couponId, acceptAt }) => {
    if (dueAt.has(couponId)) dueAt.set(couponId, acceptAt)
  })
  for (const { id, accept_at: acceptAt } of await pendingCoupons()) dueAt.set(id, acceptAt)
  timer = setInterval(() => {
    running = running.then(acceptOrRejectDue).catch((error: unknown) => {
      logger.error({ err: error }, 'coupons could not be accepted or rejected')
    })
  }, TICK_MS)
  if (hasNodes()) looking = setInterval(() => void takeLeft(), LOOK_FOR_LEFT_MS)
}

/** Resolves when every coupon of this server is answered, or after `withinMs`; at once while its clock is wrong. */
export async function acceptanceIdle(withinMs: number): Promise<void> {
  const giveUpAt = performance.now() + withinMs
  while (dueAt.size > 0 && !clock.isWrong && performance.now() < giveUpAt) await pause(TICK_MS)
}

export async function stopAcceptance(): Promise<void> {
  if (timer) clearInterval(timer)
  if (looking) clearInterval(looking)
  timer = looking = null
  stopHearing?.()
  stopApprovalRules()
  await running
  dueAt.clear()
}

/**
 * Accepts or rejects every due coupon; a coupon that fails, or waits for fresh prices, is tried again at the next call. While the
 * server's clock is wrong none is due: other servers answer them.
 */
export async function acceptOrRejectDue(): Promise<AnsweredCoupon[]> {
  if (clock.isWrong) return []
  const now = clock.now()
  const ids = [...dueAt].flatMap(([id, at]) => (at <= now ? id : []))
  const answered: AnsweredCoupon[] = []
  for (const chunk of chunked(ids, COUPONS_AT_A_TIME)) {
    const answers = await acceptOrReject(chunk)
    answered.push(...answers.answered)
    for (const id of chunk) if (!answers.waiting.includes(id)) dueAt.delete(id)
  }
  return answered
}

/** Queues coupons whose server has not answered them. Two servers may: the second finds them answered. */
async function takeLeft(): Promise<void> {
  try {
    const dueBefore = clock.now() - LEFT_AFTER_MS
    for (const { id, accept_at: acceptAt } of await pendingCoupons()) {
      if (acceptAt < dueBefore && !dueAt.has(id)) dueAt.set(id, acceptAt)
    }
  } catch (error) {
    logger.error({ err: error }, 'coupons of other servers could not be looked for')
  }
}
