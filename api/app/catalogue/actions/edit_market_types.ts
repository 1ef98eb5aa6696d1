/** Staff edit market types: names, list order, and whether a type is offered. */
import { CATALOGUE_LANGUAGE, SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import {
  keepsPlaceholders,
  type NamesByLanguage,
} from '@grandstand/shared-types/languages/edited_names'
import { marketTypeViews } from '@grandstand/shared-types/languages/market_type_views'
import type { MarketTypeView } from '@grandstand/shared-types/markets/names/market_type_view'
import { AppError } from '#core/errors/app_error'
import { bus } from '#core/bus'
import type { Editor } from '#core/requests/access'
import { editing, updateRow } from '#audit/edit_rows'
import type { MarketTypeChanges } from '#catalogue/validators/market_types'

/**
 * Null returns to the catalogue's short names or outcome names; an outcome left out keeps the catalogue's names. Throws
 * 404 `notFound`; 422 `formWrong` at a name whose placeholders differ from the catalogue's, and `unknownEntry` at `outcomeNames` for
 * an outcome that the type does not have.
 */
export async function updateMarketType(
  editor: Editor,
  id: number,
  changes: MarketTypeChanges
): Promise<void> {
  requireNames(id, changes)
  const { names, shortNames, outcomeNames } = changes
  await editing((trx) =>
    updateRow(trx, editor, 'market_types', id, {
      names: names && JSON.stringify(names),
      short_names: shortNames && JSON.stringify(shortNames),
      outcome_names: outcomeNames && JSON.stringify(outcomeNames),
      list_order: changes.listOrder,
      active: changes.active,
    })
  )
  bus.emit('catalogueChanged', {})
}

function requireNames(id: number, { names, shortNames, outcomeNames }: MarketTypeChanges): void {
  const view = marketTypeViews(CATALOGUE_LANGUAGE).find((type) => type.id === id)
  if (view) {
    requirePlaceholders('names', names, view.name)
    requirePlaceholders('shortNames', shortNames, view.shortName)
  }
  for (const [index, outcome] of (outcomeNames ?? []).entries()) {
    const known = outcomeOf(view, outcome.key)
    requirePlaceholders(`outcomeNames.${index}.names`, outcome.names, known.name)
    requirePlaceholders(`outcomeNames.${index}.shortNames`, outcome.shortNames, known.shortName)
  }
}

function outcomeOf(view: MarketTypeView | undefined, key: string) {
  const known = view?.outcomes.find((outcome) => outcome.key === key)
  if (!known) throw AppError.field('outcomeNames', 'unknownEntry')
  return known
}

function requirePlaceholders(
  field: string,
  names: NamesByLanguage | null | undefined,
  catalogueName: string
): void {
  for (const language of SITE_LANGUAGES) {
    const name = names?.[language]
    if (name !== undefined && !keepsPlaceholders(name, catalogueName)) {
      throw AppError.field(`${field}.${language}`, 'formWrong', [catalogueName])
    }
  }
}
