import { insertAll } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import type { CloneStep } from '#sites/cloning/clone_step'
import { copySiteRows } from '#sites/cloning/copy_rows'

/** Providers go into a clone with their categories and games; branches and secrets of the original do not. */
export const cloneStep: CloneStep = {
  tables: ['game_providers', 'game_categories', 'games'],
  async copy(trx, cloning) {
    const site = { site_id: cloning.toId }
    const providers = await copySiteRows(trx, 'game_providers', cloning)
    const categories = await copySiteRows(trx, 'game_categories', cloning)
    await trx.from('game_providers').where(site).update({ sealed_secrets: null })
    // a provider's code of a game is unique, so its copies cannot first stand beside the originals
    for (const [from, to] of providers) {
      const rows: Record<string, string | number | boolean | null>[] = await trx
        .from('games')
        .where({ site_id: cloning.fromId, provider_id: from })
        .orderBy('id')
      const copies = rows.map(({ id: _id, ...row }) => ({
        ...row,
        ...site,
        provider_id: to,
        category_id: categories.get(Number(row['category_id'])) ?? null,
        branches: '[]',
        updated_at: clock.now(),
      }))
      if (copies.length > 0) await insertAll(trx, 'games', copies)
    }
  },
}
