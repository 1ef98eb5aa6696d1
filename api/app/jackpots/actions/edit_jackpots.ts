/** Jackpots of a brand. Each change writes a row of the audit log. */
import { LEAST_SPAN_MINOR } from '@grandstand/shared-types/games/jackpot/bounds'
import { editing, insertRow, updateRow } from '#audit/edit_rows'
import { bus } from '#core/bus'
import type { Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { requireTexts } from '#core/requests/written_texts'
import { clock } from '#core/timing/clock'
import { beginLevels } from '#jackpots/actions/begin_levels'
import { forgetJackpots } from '#jackpots/applying/known_jackpots'
import type { SentJackpot } from '#jackpots/validators/jackpots'
import { siteById } from '#sites/current_site'

/**
 * Creates a jackpot; the house puts up the seed of each level. Throws 403 `notAllowed` for one of all brands without
 * `jackpots.share`, 422 `isRequiredArea` for a missing name, `amountTooSmall`
 * [least] for a bound too near to its seed, `unknownEntry` at a game that the brand does not have.
 */
export async function createJackpot(editor: Editor, sent: SentJackpot): Promise<number> {
  if (sent.isForAllBrands) requireShare(editor)
  const columns = await columnsOf(editor, sent)
  requireSpans(sent)
  const begin = await beginLevels(editor.principal.siteId, sent)
  const id = await editing(async (trx) => {
    await requireGames(trx, editor, sent)
    const jackpotId = await insertRow(trx, editor, 'jackpots', columns)
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
  requireSpans(sent)
  const begin = await beginLevels(editor.principal.siteId, sent)
  await editing(async (trx) => {
    const row = await trx
      .query<{ currency: string; is_for_all_brands: number | boolean }>()
      .from('jackpots')
      .where({ id, site_id: editor.principal.siteId })
      .select('currency', 'is_for_all_brands')
      .first()
    if (!row) throw AppError.notFound()
    if (sent.isForAllBrands || row.is_for_all_brands) requireShare(editor)
    if (row.currency !== sent.currency) throw AppError.field('currency', 'notChangeable')
    await requireGames(trx, editor, sent)
    await saveLevels(trx, editor, id, sent)
    await updateRow(trx, editor, 'jackpots', id, columns)
    await begin(trx, id)
  })
  tellEdited()
}

/** Stakes of all brands go into such a jackpot. */
function requireShare({ principal }: Editor): void {
  if (!principal.permissions.has('jackpots.share')) throw AppError.notAllowed()
}

function tellEdited(): void {
  forgetJackpots()
  bus.emit('jackpotsEdited', {})
}

function requireSpans({ levels }: SentJackpot): void {
  for (const [index, { seedMinor, mustFallBeforeMinor }] of levels.entries()) {
    const least = seedMinor + LEAST_SPAN_MINOR
    if (mustFallBeforeMinor < least) {
      throw AppError.field(`levels.${index}.mustFallBeforeMinor`, 'amountTooSmall', [least])
    }
  }
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
    is_for_all_brands: sent.isForAllBrands,
    counted_lobbies: JSON.stringify(sent.countedLobbies),
    counted_games: JSON.stringify(sent.countedGames),
    list_order: sent.listOrder,
    is_enabled: sent.isEnabled,
    updated_at: clock.now(),
  }
}

async function saveLevels(
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
      share_ppm: level.sharePpm,
      seed: level.seedMinor,
      must_fall_before: level.mustFallBeforeMinor,
    }
    if (level.id !== null) await updateRow(trx, editor, 'jackpot_levels', level.id, columns)
    else await insertRow(trx, editor, 'jackpot_levels', { ...columns, jackpot_id: jackpotId })
  }
}
