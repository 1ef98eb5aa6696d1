import { insertAll } from '#core/database/transactions'
import type { CloneStep } from '#sites/cloning/clone_step'
import { copySiteRows } from '#sites/cloning/copy_rows'

/** A brand's own themes go into a clone as copies of their own, and which themes its players may choose. */
export const cloneStep: CloneStep = {
  tables: ['themes', 'theme_choices'],
  async copy(trx, cloning) {
    const own = await copySiteRows(trx, 'themes', cloning)
    const choices: { theme_id: number; is_choosable: number | boolean }[] = await trx
      .query<{ theme_id: number; is_choosable: number | boolean }>()
      .from('theme_choices')
      .where('site_id', cloning.fromId)
      .select('theme_id', 'is_choosable')
    await insertAll(
      trx,
      'theme_choices',
      choices.map((row) => ({
        site_id: cloning.toId,
        theme_id: own.get(Number(row.theme_id)) ?? Number(row.theme_id),
        is_choosable: Boolean(Number(row.is_choosable)),
      }))
    )
  },
}
