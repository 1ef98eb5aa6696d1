/** Boosts as players see them beside the prices. */
import db from '@adonisjs/lucid/services/db'
import type { BoostView } from '@grandstand/shared-types/wire/bonuses/odds_boosts'
import { isAmong, standpointOf } from '#accounts/queries/audience'
import type { Principal } from '#core/requests/access'
import { BriefCache } from '#core/timing/brief_cache'
import { clock } from '#core/timing/clock'
import { boostsWhere, useName, usesOf, type Boost } from '#boosts/boost'

const KEPT_MS = 5_000
/** By brand: boosts that have not ended. */
const kept = new BriefCache<number, Boost[]>(KEPT_MS)

/** Call it after a boost was made or ended. */
export const forgetBoosts = (): void => kept.forget()

async function runningBoosts(siteId: number): Promise<Boost[]> {
  const now = clock.now()
  let boosts = kept.get(siteId)
  if (!boosts) {
    const keep = kept.reading()
    boosts = await boostsWhere(db.connection(), (query) =>
      query.where('site_id', siteId).where('ends_at', '>', now)
    )
    keep(siteId, boosts)
  }
  return boosts.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
}

interface Audience {
  siteId: number
  /** The brand's, for visitors. */
  currency: string
  player: Principal | null
}

/**
 * The boosts that run now. A player sees those of the own currency, country and branch that can still be used; a visitor those
 * that are for everybody.
 */
export async function shownBoosts({ siteId, currency, player }: Audience): Promise<BoostView[]> {
  const boosts = await runningBoosts(siteId)
  if (boosts.length === 0) return []
  const standpoint = player ? await standpointOf(player) : { country: null, branches: [] }
  const boostIds = boosts.map(({ id }) => id)
  const uses = player
    ? await usesOf(db.connection(), { boostIds, userIds: [player.userId] })
    : new Map<string, number>()
  return boosts.flatMap(({ id, terms, endsAt }) => {
    const amounts = terms.amounts.find((own) => own.currency === currency)
    const used = player ? (uses.get(useName({ userId: player.userId, boostId: id })) ?? 0) : 0
    const usesLeft = terms.usesPerPlayer - used
    if (!amounts || usesLeft <= 0 || !isAmong(terms, standpoint)) return []
    const { countries: _countries, branches: _branches, amounts: _amounts, ...shown } = terms
    return [{ id, ...shown, ...amounts, usesLeft, endsAt }]
  })
}
