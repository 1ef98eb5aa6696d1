/** The other brands that play for jackpots. */
import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

/** Their numbers by jackpot; with `jackpotIds` of these alone. */
export async function joinedBrands(jackpotIds?: readonly number[]): Promise<Map<number, number[]>> {
  const rows: { jackpotId: number; joinedId: number }[] = await db
    .query<{ jackpotId: number; joinedId: number }>()
    .from('jackpot_brands')
    .if(jackpotIds !== undefined, (query) => query.whereIn('jackpot_id', [...(jackpotIds ?? [])]))
    .orderBy('id')
    .select({ jackpotId: 'jackpot_id', joinedId: 'joined_id' })
  const byJackpot = Map.groupBy(rows, ({ jackpotId }) => Number(jackpotId))
  return new Map([...byJackpot].map(([id, own]) => [id, own.map((row) => Number(row.joinedId))]))
}

/** Narrows rows of `jackpots` to those that people of the brand play for. */
export const ofBrand = <R>(query: DatabaseQueryBuilderContract<R>, siteId: number): void =>
  void query.where((either) => {
    void either
      .where('jackpots.site_id', siteId)
      .orWhere('jackpots.is_for_all_brands', true)
      .orWhereIn('jackpots.id', (joined) => {
        void joined.from('jackpot_brands').where('joined_id', siteId).select('jackpot_id')
      })
  })
