/** Hides players from the lists of winners, and sets the smallest wins that they show. Each change applies at once. */
import db from '@adonisjs/lucid/services/db'
import { deleteRow, editing, insertRow, updateRow } from '#audit/edit_rows'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { forgetWinners } from '#highlights/queries/winners'
import type { NewWinnerRule, WinnerRuleChanges } from '#highlights/validators/highlights'

/**
 * A rule of a player, or of a currency when no player is named. Throws 422 `isRequiredArea` at `userId` without either,
 * `unknownEntry` at `userId` for one who is no player of the brand, 409 `alreadyExists`.
 */
export async function createWinnerRule(editor: Editor, input: NewWinnerRule): Promise<number> {
  const { userId, currency, smallestWinMinor = 0 } = input
  if (userId !== undefined) {
    await requirePlayer(editor, userId)
  } else if (currency === undefined) {
    throw AppError.field('userId', 'isRequiredArea')
  }
  const rule =
    userId === undefined ? { currency, smallest_win: smallestWinMinor } : { user_id: userId }
  const id = await editing((trx) =>
    insertRow(trx, editor, 'winner_rules', { ...rule, created_at: clock.now() })
  )
  forgetWinners()
  return id
}

/** Throws 404 `notFound`. */
export async function updateWinnerRule(
  editor: Editor,
  id: number,
  { smallestWinMinor }: WinnerRuleChanges
): Promise<void> {
  await editing((trx) =>
    updateRow(trx, editor, 'winner_rules', id, { smallest_win: smallestWinMinor })
  )
  forgetWinners()
}

/** Throws 404 `notFound`. */
export async function deleteWinnerRule(editor: Editor, id: number): Promise<void> {
  await editing((trx) => deleteRow(trx, editor, 'winner_rules', id))
  forgetWinners()
}

async function requirePlayer({ principal }: Editor, id: number): Promise<void> {
  const row = await db
    .from('users')
    .where({ id, site_id: principal.siteId, type: 'player' })
    .select('id')
    .first()
  if (!row) throw AppError.field('userId', 'unknownEntry')
}
