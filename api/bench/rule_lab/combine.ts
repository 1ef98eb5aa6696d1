/**
 * Turns every second coupon of `fill_network` into a combined one of four selections with a bonus, and writes all
 * results, so that each settled coupon paid what settlement pays. Prints nothing.
 */
import { withApp } from '../boot.ts'

const AT_A_TIME = 50_000
const BONUS_RULE = JSON.stringify({ minOddsMilli: 1500, minCount: 4, percentPerStep: 5 })
/** 1.00 at 1.80 four times, with a bonus of 5 %. */
const PAYOUT_MINOR = 1102

await withApp(async () => {
  const { inTransaction } = await import('#core/database/transactions')
  const { benchSql } = await import('../bench_sql.ts')
  const { default: db } = await import('@adonisjs/lucid/services/db')

  const { first, last } = await db
    .query<{ first: number; last: number }>()
    .from('coupons')
    .min('id as first')
    .max('id as last')
    .firstOrFail()
  for (let from = Number(first); from <= Number(last); from += AT_A_TIME) {
    const within = `between ${from} and ${from + AT_A_TIME - 1}`
    await inTransaction(async (trx) => {
      await trx.rawQuery(
        `update coupon_selections set result = case when (select c.payout from coupons c
          where c.id = coupon_selections.coupon_id) > 0 then 'won' else 'lost' end, outcome_id = 3 * match_id
        where coupon_id ${within}`
      )
      for (const position of [1, 2, 3]) {
        const match = `(match_id + ${15 * position} - 1) % 60 + 1`
        await trx.rawQuery(
          `insert into coupon_selections (coupon_id, position, match_id, market_id, outcome_id, market_type_id, specifier,
            outcome_key, odds_milli, home, away, starts_at, result)
          select coupon_id, ${position}, ${match}, market_id, 3 * (${match}), market_type_id,
            specifier, outcome_key, odds_milli, home, away, starts_at, 'won'
          from coupon_selections where position = 0 and coupon_id % 2 = 0 and coupon_id ${within}`
        )
      }
      await trx.rawQuery(
        `update coupons set type = 'combined', selection_count = 4, bonus_rule = ?,
          payout = case when payout > 0 then ${PAYOUT_MINOR} else payout end
        where id % 2 = 0 and id ${within}`,
        [BONUS_RULE]
      )
    })
  }
  const { comeToRest, writeOut } = benchSql()
  await comeToRest(['coupons', 'coupon_selections'])
  await writeOut()
  await db.manager.closeAll()
})
