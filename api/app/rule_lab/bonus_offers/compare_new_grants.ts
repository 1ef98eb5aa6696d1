/** What an offer that is not there yet would have given, and what would have become of it (rules 17.8). */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { reads } from '#core/database/lagging_reads'
import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'
import { TrialSums } from '@grandstand/shared-types/rule_lab/trial_sums'
import type { TriedOffer } from '@grandstand/shared-types/wire/betting/rule_lab'
import { chunked } from '#core/database/transactions'
import { must } from '#core/errors/must'
import { grantsWhere, type Grant } from '#bonuses/grants/grant'
import { Audiences } from '#rule_lab/bonus_offers/audiences'
import { grantsAtOnce, NOT_GIVEN } from '#rule_lab/bonus_offers/compare_grants'
import {
  DAY_MS,
  outcomesOf,
  readPage,
  type Attempt,
  type GrantOutcome,
  type Page,
} from '#rule_lab/bonus_offers/grant_page'
import { occasionsSince, type Occasion } from '#rule_lab/bonus_offers/new_grants'
import { FIRST_REACH } from '#rule_lab/bonus_offers/reach'
import type { TrialScope } from '#rule_lab/coupons/compare_coupons'
import { readAhead } from '#rule_lab/queries/read_ahead'
import type { Progress } from '#rule_lab/running/trial'

/** Null when the trial was over before its end. */
export async function compareNewGrants(
  scope: TrialScope,
  offer: Pick<TriedOffer, 'category' | 'terms'>,
  { isOver, tell }: Progress
): Promise<TrialSums | null> {
  const { terms } = offer
  const sums = new TrialSums(scope.dayStarts)
  const audiences = new Audiences(terms)
  const occasions = await occasionsSince(scope, offer)
  /** Until when the pocket of a player is taken by a bonus of the trial. */
  const takenUntil = new Map<number, number>()
  let [done, plays] = [0, 0]
  let reach = FIRST_REACH
  const pages = readAhead(chunked(occasions, grantsAtOnce()), async (some) => {
    const userIds = some.map(({ userId }) => userId)
    await audiences.meet(userIds)
    const givenAt = some.map(({ at }) => at)
    const page = await readPage({ userIds, grantIds: [], givenAt, reach })
    return { some, page, others: await grantsInPocket(userIds, terms) }
  })
  for await (const { some, page, others } of pages) {
    if (isOver()) return null
    const attempts = some.map((occasion) => [occasion, attemptOn(occasion, terms, page)] as const)
    const { outcomes, reach: next } = await outcomesOf(new Map(attempts), page)
    reach = next
    for (const occasion of some) {
      const { id, userId, at } = occasion
      const isTaken =
        at < (takenUntil.get(userId) ?? 0) ||
        others.some((grant) => grant.userId === userId && ranAt(grant, at))
      if (isTaken || !audiences.has(userId)) continue
      const after = must(outcomes.get(occasion), 'outcome of an occasion')
      if (after.grantedMinor === 0) continue
      takenUntil.set(userId, terms.isOneUse ? Infinity : endOf(after, terms))
      const counted = { id, userId, currency: terms.currency, at }
      sums.add(counted, NOT_GIVEN, after)
    }
    done += some.length
    plays += page.plays.size
    tell((100 * done) / occasions.length, plays)
    await nextTurn()
  }
  return isOver() ? null : sums
}

const attemptOn = (
  { id, userId, amountMinor, at }: Occasion,
  terms: BonusTerms,
  page: Page
): Attempt => ({
  given: {
    ...{ userId, baseMinor: amountMinor, expiresAt: at + terms.validDays * DAY_MS },
    ...{ afterEntryId: entryOf(id, userId, at, page), sinceMs: 0 },
  },
  terms,
})

/** One that has become cash as it was given leaves the pocket at once. */
const endOf = ({ endedAt }: GrantOutcome, { multiplierMilli }: BonusTerms): number =>
  multiplierMilli === 0 ? 0 : (endedAt ?? Infinity)

/** The last entry that came before the bonus: that of the deposit, or of the moment. */
function entryOf(id: number, userId: number, at: number, { players }: Page): number {
  const moves = players.get(userId)?.moves ?? []
  const deposit = moves.find(
    ({ kind, subject, subjectId }) =>
      kind === 'deposit' && subject === 'payment' && subjectId === id
  )
  return (deposit ?? moves.findLast((move) => move.at < at))?.entryId ?? 0
}

const grantsInPocket = (userIds: readonly number[], { pocket }: BonusTerms): Promise<Grant[]> =>
  grantsWhere(reads(), (query) =>
    query.whereIn('user_id', [...new Set(userIds)]).where('pocket', pocket)
  )

const ranAt = ({ createdAt, endedAt }: Grant, at: number): boolean =>
  createdAt <= at && at < (endedAt ?? Infinity)
