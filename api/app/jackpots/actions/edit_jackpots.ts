/** Jackpots of a brand. Each change writes a row of the audit log. */
import { editing, insertRow, updateRow } from '#audit/edit_rows'
import type { Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { requireTexts } from '#core/requests/written_texts'
import { clock } from '#core/timing/clock'
import { beginLevels } from '#jackpots/actions/begin_levels'
import { requireJoinable, saveJoined } from '#jackpots/actions/joined_brands'
import { requireRule } from '#jackpots/actions/level_rules'
import { requireShare } from '#jackpots/actions/require_share'
import { saveLevels } from '#jackpots/actions/save_levels'
import { tellEdited } from '#jackpots/actions/tell_edited'
import type { SentJackpot } from '#jackpots/validators/jackpots'
import { siteById } from '#sites/current_site'

/**
 * Creates a jackpot; the house puts up the seed of each level. Throws 403 `notAllowed` for one of all brands without
 * `jackpots.share`, or for one of chosen brands, 422 `isRequiredArea` for a missing name, as `requireRule` for a
 * level, `unknownEntry` at a game that the brand does not have, as `requireJoinable` for a brand.
 */
export async function createJackpot(editor: Editor, sent: SentJackpot): Promise<number> {
  if (sharesIt(sent)) requireShare(editor)
  const columns = await columnsOf(editor, sent)
  requireRules(sent)
  await requireJoinable(editor, sent)
  const begin = await beginLevels(editor.principal.siteId, sent)
  const id = await editing(async (trx) => {
    await requireGames(trx, editor, sent)
    const jackpotId = await insertRow(trx, editor, 'jackpots', columns)
    await saveJoined(trx, editor, jackpotId, sent)
    await saveLevels(trx, editor, jackpotId, sent)
    await begin(trx, jackpotId)
    return jackpotId
  })
  tellEdited()
  return id
}

/**
 * Throws 404 `notFound`; 403 and 422 as `createJackpot`, and `notChangeable` at another currency, or at `levels` when one is left
 * out: it holds money.
 */
export async function updateJackpot(editor: Editor, id: number, sent: SentJackpot): Promise<void> {
  const columns = await columnsOf(editor, sent)
  requireRules(sent)
  await requireJoinable(editor, sent)
  const begin = await beginLevels(editor.principal.siteId, sent)
  await editing(async (trx) => {
    const row = await trx
      .query<{ currency: string; is_for_all_brands: number | boolean }>()
      .from('jackpots')
      .where({ id, site_id: editor.principal.siteId })
      .select('currency', 'is_for_all_brands')
      .first()
    if (!row) throw AppError.notFound()
    const isJoinedAnew = await saveJoined(trx, editor, id, sent)
    const isShared = sharesIt(sent) || Boolean(Number(row.is_for_all_brands))
    if (isShared || isJoinedAnew) requireShare(editor)
    if (row.currency !== sent.currency) throw AppError.field('currency', 'notChangeable')
    await requireGames(trx, editor, sent)
    await saveLevels(trx, editor, id, sent)
    await updateRow(trx, editor, 'jackpots', id, columns)
    await begin(trx, id)
  })
  tellEdited()
}

/** Stakes of other brands go into such a jackpot. */
const sharesIt = ({ isForAllBrands, joinedBrands }: SentJackpot): boolean =>
  isForAllBrands || joinedBrands.length > 0

function requireRules({ levels }: SentJackpot): void {
  for (const [index, level] of levels.entries()) requireRule(level, `levels.${index}.`)
}

async function requireGames(
  trx: Trx,
  { principal }: Editor,
  { countedGames }: SentJackpot
): Promise<void> {
  const known = await trx
    .query<{ id: number }>()
    .from('games')
    .where('site_id', principal.siteId)
    .whereIn('id', countedGames)
    .select('id')
  if (known.length !== countedGames.length) throw AppError.field('countedGames', 'unknownEntry')
}

async function columnsOf({ principal }: Editor, sent: SentJackpot) {
  const { defaultLanguage } = await siteById(principal.siteId)
  for (const [index, { names }] of sent.levels.entries()) {
    requireTexts(names, `levels.${index}.names.${defaultLanguage}`)
  }
  return {
    names: JSON.stringify(requireTexts(sent.names, `names.${defaultLanguage}`)),
    currency: sent.currency,
    counts_sport: sent.countsSport,
    counts_desks: sent.countsDesks,
    is_for_all_brands: sent.isForAllBrands,
    counted_lobbies: JSON.stringify(sent.countedLobbies),
    counted_games: JSON.stringify(sent.countedGames),
    list_order: sent.listOrder,
    is_enabled: sent.isEnabled,
    updated_at: clock.now(),
  }
}
