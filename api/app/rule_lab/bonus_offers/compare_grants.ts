/** Compares what the bonuses of an offer became with what other terms would have made of them (rules 17.8). */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'
import type { Outcome } from '@grandstand/shared-types/rule_lab/past_coupon'
import { TrialSums } from '@grandstand/shared-types/rule_lab/trial_sums'
import { chunked } from '#core/database/transactions'
import { dialect } from '#core/dialect/current'
import { must } from '#core/errors/must'
import { Audiences } from '#rule_lab/bonus_offers/audiences'
import { triedTokens } from '#rule_lab/bonus_offers/free_bets'
import { attemptOf, outcomesOf, readPage, realOutcome } from '#rule_lab/bonus_offers/grant_page'
import { grantsSince, grantsWithBase, type PastGrant } from '#rule_lab/bonus_offers/past_grants'
import { FIRST_REACH } from '#rule_lab/bonus_offers/reach'
import type { TrialScope } from '#rule_lab/coupons/compare_coupons'
import { readAhead } from '#rule_lab/queries/read_ahead'
import type { Progress } from '#rule_lab/running/trial'

/** All that the players of so many grants did is read at once, and other requests wait meanwhile. */
export const grantsAtOnce = (): number => (dialect().blocksProcess ? 8 : 32)

export const NOT_GIVEN: Outcome = { stakeMinor: 0, paidMinor: 0, refusedBy: null, grantedMinor: 0 }

/** `tried` null leaves each grant the terms by which it was given. Null when the trial was over before its end. */
export async function compareGrants(
  scope: TrialScope,
  { bonusId, tried }: { bonusId: number; tried: BonusTerms | null },
  { isOver, tell }: Progress
): Promise<TrialSums | null> {
  const sums = new TrialSums(scope.dayStarts)
  const audiences = new Audiences(tried)
  const bases = await grantsSince(scope, bonusId)
  let [done, plays] = [0, 0]
  let reach = FIRST_REACH
  const pages = readAhead(chunked([...bases.keys()], grantsAtOnce()), async (ids) => {
    const grants = await grantsWithBase(ids, bases)
    const userIds = grants.map(({ userId }) => userId)
    await audiences.meet(userIds)
    const givenAt = grants.map(({ createdAt }) => createdAt)
    const page = await readPage({ userIds, grantIds: ids, givenAt, reach })
    return { grants, page, tokens: await triedTokens(grants, tried) }
  })
  for await (const { grants, page, tokens } of pages) {
    if (isOver()) return null
    const isGiven = (grant: PastGrant) => audiences.has(grant.userId) && isInCurrency(grant, tried)
    const attempts = grants
      .filter((grant) => !tokens.has(grant.id) && isGiven(grant))
      .map((grant) => [grant.id, attemptOf(grant, tried ?? grant.terms, page)] as const)
    const { outcomes, reach: next } = await outcomesOf(new Map(attempts), page)
    reach = next
    for (const grant of grants) {
      const { id, userId, currency, createdAt: at } = grant
      const token = tokens.get(id)
      const before = token?.before ?? realOutcome(grant, page)
      const after = isGiven(grant) ? (token?.after ?? outcomes.get(id)) : NOT_GIVEN
      sums.add({ id, userId, currency, at }, before, must(after, 'outcome of a grant'))
    }
    done += grants.length
    plays += page.plays.size
    tell((100 * done) / bases.size, plays)
    await nextTurn()
  }
  return isOver() ? null : sums
}

const isInCurrency = ({ currency }: PastGrant, tried: BonusTerms | null): boolean =>
  tried === null || tried.currency === currency
