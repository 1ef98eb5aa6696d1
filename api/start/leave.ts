/**
 * How a server ends where others go on: its load balancer learns of it first, the next server takes the feeds, and coupons in
 * their acceptance delay are answered. So no player notices a restart of one server after the other.
 */
import { setTimeout as pause } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import env from '#start/env'
import { startLeaving } from '#core/http/leaving'
import { hasNodes } from '#core/nodes/redis'
import { acceptanceIdle } from '#coupons/acceptance/acceptance_loop'
import { stopLeading } from '#feed/leading/leading'

/** Load balancers ask every half second or second. */
const NOTICED_WITHIN_MS = 3_000
/** The longest acceptance delay is 15 s. */
const ANSWERED_WITHIN_MS = 25_000

/** Resolves when the server may stop; at once where it is the only one. */
export async function leave(): Promise<void> {
  if (!hasNodes()) return
  startLeaving()
  try {
    await pause(env.get('LEAVE_MS') ?? NOTICED_WITHIN_MS)
    await stopLeading()
    await acceptanceIdle(ANSWERED_WITHIN_MS)
  } catch (error) {
    logger.error({ err: error }, 'the server leaves without handing over')
  }
}
