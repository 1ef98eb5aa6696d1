import { insertRow, updateRow } from '#audit/edit_rows'
import type { Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { requireTexts } from '#core/requests/written_texts'
import { saveRule } from '#jackpots/actions/level_rules'
import { ruleColumns } from '#jackpots/runs/level_rule'
import type { SentJackpot } from '#jackpots/validators/jackpots'

/** Writes the levels. Throws 422 `notChangeable` at `levels` when one is left out: it holds money. */
export async function saveLevels(
  trx: Trx,
  editor: Editor,
  jackpotId: number,
  { levels }: SentJackpot
): Promise<void> {
  const known = await trx
    .query<{ id: number }>()
    .from('jackpot_levels')
    .where('jackpot_id', jackpotId)
    .select('id')
  const named = new Set(levels.flatMap(({ id }) => id ?? []))
  const isWhole = known.every(({ id }) => named.has(Number(id)))
  if (!isWhole || named.size !== known.length) throw AppError.field('levels', 'notChangeable')
  for (const [index, level] of levels.entries()) {
    const columns = {
      names: JSON.stringify(requireTexts(level.names, `levels.${index}.names`)),
      list_order: index,
    }
    const levelId =
      level.id ??
      (await insertRow(trx, editor, 'jackpot_levels', {
        ...columns,
        ...ruleColumns(level),
        jackpot_id: jackpotId,
      }))
    if (level.id !== null) await updateRow(trx, editor, 'jackpot_levels', levelId, columns)
    await saveRule(trx, editor, { levelId, isNew: level.id === null, rule: level })
  }
}
