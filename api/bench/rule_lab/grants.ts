/** An offer of a bonus, and a grant of it for each player of `fill_network`, given 80 days ago. Prints nothing. */
import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'
import { withApp } from '../boot.ts'

const DAY_MS = 24 * 3_600_000
const TERMS: BonusTerms = {
  ...{ pocket: 'bonus', currency: 'TRY', percentMilli: 0, amountMinor: 1_000, highestMinor: 0 },
  ...{ leastBaseMinor: 0, periodDays: 0, multiplierMilli: 5_000, highestConvertedMinor: 0 },
  ...{
    leastOddsMilli: 1_500,
    leastSelections: 1,
    largestStakeMinor: 0,
    counts: { sport: 100_000 },
    lobbies: [],
    games: [],
    marketTypes: [],
  },
  ...{ validDays: 60, confirmedBy: 'staff', isOneUse: false, stacking: 'wait' },
  ...{ countries: [], branches: [] },
}

await withApp(async () => {
  const { inTransaction } = await import('#core/database/transactions')
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const givenAt = Date.now() - 80 * DAY_MS
  const expiresAt = givenAt + TERMS.validDays * DAY_MS
  await inTransaction(async (trx) => {
    const [bonusId = 0]: number[] = await trx
      .insertQuery()
      .table('bonuses')
      .insert({
        ...{ site_id: 1, titles: '{"tr":"Bonus"}', texts: '{}', category: 'manual', version: 1 },
        ...{ list_order: 1, is_shown: true, created_at: givenAt, updated_at: givenAt },
      })
    const terms = JSON.stringify(TERMS)
    await trx
      .insertQuery()
      .table('bonus_versions')
      .insert({ bonus_id: bonusId, version: 1, terms, created_at: givenAt })
    await trx.rawQuery(
      `insert into bonus_grants (site_id, user_id, bonus_id, version, category, pocket, terms, currency, state, base,
        granted, due, counted, owed, has_token, created_at, expires_at, ended_at)
      select 1, id, ?, 1, 'manual', 'bonus', ?, 'TRY', 'expired', 0, 1000, 5000, 0, 0, false, ?, ?, ?
      from users where type = 'player' order by id`,
      [bonusId, terms, givenAt, expiresAt, expiresAt]
    )
  })
  await db.manager.closeAll()
})
