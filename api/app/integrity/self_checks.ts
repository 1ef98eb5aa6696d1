/** The checks of the server by itself: its clock each minute and after each jump of it, its files each day, and both when staff ask. */
import logger from '@adonisjs/core/services/logger'
import type { SelfChecks } from '@grandstand/shared-types/wire/integrity'
import env from '#start/env'
import { bettingPauses } from '#core/requests/betting_pause'
import { Rounds } from '#core/timing/rounds'
import { checkClock, clockState } from '#integrity/clock/clock_check'
import { ClockWatch } from '#integrity/clock/clock_watch'
import { checkRelease, releaseState } from '#integrity/release/release_check'

/** Of CLOCK_PAUSE_MS, where it is not set. */
const PAUSING_DRIFT_MS = 5_000
const RELEASE_EVERY_MS = 24 * 3_600_000

const LOOK_EVERY_MS = 500

const watch = new ClockWatch()
const clockRounds = new Rounds(lookAtClock, LOOK_EVERY_MS, { isTimeless: true })
const releaseRounds = new Rounds(() => careful(checkFiles), RELEASE_EVERY_MS, { isTimeless: true })

/** Call it before the server leads or takes anything. */
export const checkClockAtStart = (): Promise<void> => careful(checkOwnClock)

export function startSelfChecks(): void {
  clockRounds.start(0)
  releaseRounds.start(0)
}

/** Resolves when the present checks have ended. */
export async function stopSelfChecks(): Promise<void> {
  await Promise.all([clockRounds.stop(), releaseRounds.stop()])
}

/** Runs both checks now. */
export async function runSelfChecks(): Promise<SelfChecks> {
  await Promise.all([checkOwnClock(), checkFiles()])
  return selfChecks()
}

/** What the last checks found. */
export const selfChecks = (): SelfChecks => ({
  clock: clockState(),
  release: releaseState(),
  pauses: bettingPauses(),
})

const checkOwnClock = () =>
  checkClock({
    reference: env.get('CLOCK_REFERENCE'),
    pauseMs: env.get('CLOCK_PAUSE_MS') ?? PAUSING_DRIFT_MS,
  })

const checkFiles = () => checkRelease(env.get('RELEASE_MANIFEST'))

async function lookAtClock(): Promise<void> {
  if (!watch.isCheckDue()) return
  await careful(checkOwnClock)
  const { reference, isAnswered } = clockState()
  if (reference !== null && !isAnswered) watch.checkAgain()
}

async function careful(check: () => Promise<unknown>): Promise<void> {
  try {
    await check()
  } catch (error) {
    logger.error({ err: error }, 'the server could not check itself')
  }
}
