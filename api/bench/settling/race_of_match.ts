/** Turns a match of the bench, with its coupons, into a race of horses, so that both are settled with the same coupons. */
import { RACE_WINNER } from '@grandstand/shared-types/markets/table/races'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { inTransaction, insertAll, type Trx } from '#core/database/transactions'

const RUNNERS = 40
const NUMBERS = Array.from({ length: RUNNERS }, (_, at) => at + 1)
/** Outcomes of races have ids above those of all matches. */
const OUTCOMES_FROM = 1_000_000

/** Its field finishes in the order of its numbers. */
export const RACE_FACTS: MatchFacts = {
  status: 'ended',
  periods: {},
  race: {
    status: 'ran',
    order: NUMBERS.map((runner) => ({ runner, outcome: 'finished', finishingPosition: runner })),
  },
}

/** Bets on the home side are on runner 1, which wins; the others are spread over the rest of the field. */
export const raceOfMatch = (matchId: number): Promise<void> =>
  inTransaction(async (trx) => {
    await ensureRacing(trx)
    await trx.from('matches').where('id', matchId).update({ sport_id: SPORT_IDS.horseRacing })
    await trx.from('markets').where('id', matchId).update({ market_type_id: RACE_WINNER })
    await insertAll(trx, 'race_fields', [{ match_id: matchId, kind: 'horses', is_handicap: 0 }])
    await insertAll(
      trx,
      'runners',
      NUMBERS.map((number) => ({ match_id: matchId, number, name: `Runner ${number}`, card: '{}' }))
    )
    // they go once no coupon names them
    const ofMatch = () =>
      trx.from('outcomes').where('market_id', matchId).where('id', '<', OUTCOMES_FROM)
    await ofMatch().update({
      outcome_key: trx.raw("case outcome_key when '1' then 'a' when 'X' then 'b' else 'c' end"),
    })
    const first = OUTCOMES_FROM + matchId * RUNNERS
    await insertAll(
      trx,
      'outcomes',
      NUMBERS.map((number) => ({
        id: first + number - 1,
        market_id: matchId,
        outcome_key: String(number),
        odds_milli: 2000,
      }))
    )
    const runner = `case outcome_key when '1' then 1 else 2 + coupon_id % ${RUNNERS - 1} end`
    await trx.rawQuery(
      `update coupon_selections set market_type_id = ${RACE_WINNER},
        outcome_id = ${first} - 1 + ${runner}, outcome_key = ${runner} where match_id = ?`,
      [matchId]
    )
    await ofMatch().delete()
  })

async function ensureRacing(trx: Trx): Promise<void> {
  const id = SPORT_IDS.horseRacing
  if (await trx.query().from('sports').where('id', id).first()) return
  await insertAll(trx, 'sports', [{ id, key: 'horses', name: 'Horse racing', names: '{}' }])
  await insertAll(trx, 'market_types', [
    { id: RACE_WINNER, key: 'winner', names: '{}', group: 'main' },
  ])
}
