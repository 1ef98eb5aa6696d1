/** Games of a brand. Each change writes a row of the audit log. */
import { deleteRow, editing, insertRow, updateRow } from '#audit/edit_rows'
import type { Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { requireBranches } from '#accounts/actions/require_branches'
import { forgetGames } from '#games/catalogue/shown_games'
import type { SentGame } from '#games/catalogue/validators/games'

/**
 * Throws 422 `unknownEntry` at a provider, category or branch that the brand does not have, or a category of another
 * lobby; `amountTooSmall` [least] at a most stake below the least one; 409 `alreadyExists` for a code that the provider has.
 */
export async function createGame(editor: Editor, sent: SentGame): Promise<number> {
  requireOrderedStakes(sent)
  const id = await editing(async (trx) => {
    await requireOwn(trx, editor, sent)
    return insertRow(trx, editor, 'games', columnsOf(sent))
  })
  forgetGames()
  return id
}

/** Throws 404 `notFound`, 409 and 422 as `createGame`. */
export async function updateGame(editor: Editor, id: number, sent: SentGame): Promise<void> {
  requireOrderedStakes(sent)
  await editing(async (trx) => {
    await requireOwn(trx, editor, sent)
    await updateRow(trx, editor, 'games', id, columnsOf(sent))
  })
  forgetGames()
}

/** Throws 404 `notFound`. Sessions and rounds of the game stay. */
export async function deleteGame(editor: Editor, id: number): Promise<void> {
  await editing((trx) => deleteRow(trx, editor, 'games', id))
  forgetGames()
}

function requireOrderedStakes({ limits, extras }: SentGame): void {
  const named = [
    ...Object.entries(limits).map(([currency, limit]) => [`limits.${currency}`, limit] as const),
    ...extras.map((table, index) => [`extras.${index}`, table] as const),
  ]
  for (const [field, limit] of named) {
    if (limit && limit.maxStakeMinor < limit.minStakeMinor) {
      throw AppError.field(`${field}.maxStakeMinor`, 'amountTooSmall', [limit.minStakeMinor])
    }
  }
}

async function requireOwn(trx: Trx, { principal }: Editor, sent: SentGame): Promise<void> {
  const ofBrand = { site_id: principal.siteId }
  const provider = await trx
    .from('game_providers')
    .where({ ...ofBrand, id: sent.providerId })
    .select('id')
    .first()
  if (!provider) throw AppError.field('providerId', 'unknownEntry')
  if (sent.categoryId !== null) {
    const category = await trx
      .from('game_categories')
      .where({ ...ofBrand, id: sent.categoryId, lobby: sent.lobby })
      .select('id')
      .first()
    if (!category) throw AppError.field('categoryId', 'unknownEntry')
  }
  await requireBranches(trx, principal.siteId, sent.branches)
}

const columnsOf = (sent: SentGame) => ({
  provider_id: sent.providerId,
  category_id: sent.categoryId,
  lobby: sent.lobby,
  code: sent.code,
  title: sent.title,
  company_name: sent.companyName,
  logo: sent.logo,
  top_service_id: sent.topServiceId,
  top_service_id2: sent.topServiceId2,
  middle_service_id: sent.middleServiceId,
  extras: JSON.stringify(sent.extras),
  limits: JSON.stringify(sent.limits),
  languages: JSON.stringify(sent.languages),
  countries: JSON.stringify(sent.countries),
  branches: JSON.stringify(sent.branches),
  return_ppm: sent.returnPpm,
  opens_lobby: sent.opensLobby,
  is_mobile: sent.isMobile,
  has_demo: sent.hasDemo,
  list_order: sent.listOrder,
  is_shown: sent.isShown,
  updated_at: clock.now(),
})
