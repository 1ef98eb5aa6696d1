/** Joins players to affiliates as they register, and draws up affiliates' statements as soon as a period is closed. */
import logger from '@adonisjs/core/services/logger'
import { bus } from '#core/bus'
import { oneByOne } from '#core/timing/one_by_one'
import { Rounds } from '#core/timing/rounds'
import { openSites } from '#sites/current_site'
import { drawUpPeriods } from '#affiliates/actions/draw_up'
import { joinReferrals } from '#affiliates/actions/join_referrals'

const EVERY_MS = 10 * 60_000

const rounds = new Rounds(round, EVERY_MS)
let forget: () => void = () => {}

export function startAffiliateLoop(): void {
  forget = bus.on('userRegistered', ({ siteId, userId }) => {
    // a round finds the player, too
    joinReferrals(siteId, userId).catch((error: unknown) => {
      logger.error({ err: error, userId }, 'a registration was not joined to its affiliate')
    })
  })
  rounds.start(0)
}

/** Stops the loop; resolves when the present round is done. */
export async function stopAffiliateLoop(): Promise<void> {
  forget()
  await rounds.stop()
}

async function round(isStopped: () => boolean): Promise<void> {
  try {
    await oneByOne(
      await openSites(),
      { failed: 'affiliates of a brand were not followed up', isStopped },
      async ({ id }) => {
        await joinReferrals(id)
        await drawUpPeriods(id)
      }
    )
  } catch (error) {
    logger.error({ err: error }, 'affiliates were not followed up; it is tried again')
  }
}
