/** Copies, changes and removes themes. Each change writes a row of the audit log and applies at once. */
import { isDeepStrictEqual } from 'node:util'
import { ratioText } from '@grandstand/shared-types/themes/contrast'
import { closePairs, type MeasuredPair } from '@grandstand/shared-types/themes/contrast_pairs'
import { SHIPPED_THEME_KEYS } from '@grandstand/shared-types/themes/shipped_themes'
import type { ThemeDesign } from '@grandstand/shared-types/themes/theme'
import type { EditVerb } from '@grandstand/shared-types/wire/audit'
import { authorOf, changedFields, recordEdit } from '#audit/record_audit'
import { inTransaction, isUniqueViolation, type Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { siteById } from '#sites/current_site'
import { designOf } from '#themes/design'
import Theme from '#themes/models/theme'
import { forgetThemes } from '#themes/queries/site_themes'
import { themeKeyOf } from '#themes/theme_key'
import type { ThemeUpdate } from '#themes/validators/theme'

/** Adds a theme to the brand, with the design of another one. Throws 404 `notFound`, 409 `alreadyExists`. */
export async function copyTheme(editor: Editor, id: number, name: string): Promise<number> {
  const siteId = editor.principal.siteId
  const copyId = await naming(async (trx) => {
    const original = await lockTheme(trx, editor, id)
    const own = await Theme.query({ client: trx }).where('siteId', siteId).select('key')
    const taken = [...SHIPPED_THEME_KEYS, ...own.map(({ key }) => key)]
    const now = clock.now()
    const copy = await new Theme()
      .useTransaction(trx)
      .merge({
        siteId,
        key: themeKeyOf(name, taken),
        name,
        design: designOf(original),
        createdAt: now,
        updatedAt: now,
      })
      .save()
    await audit(trx, editor, 'create', copy.id, {
      after: { name, key: copy.key, from: original.key },
    })
    return copy.id
  })
  forgetThemes()
  return copyId
}

/**
 * Changes a theme. Throws 404 `notFound`, 409 `themeShipped` for another name or design of a shipped theme, and 422
 * `validationFailed`: `contrastTooLow` [colour, colour below it, contrast, contrast needed] at the first colour of each
 * pair that is too close (rules 9.10).
 */
export async function updateTheme(editor: Editor, id: number, changes: ThemeUpdate): Promise<void> {
  await inTransaction(async (trx) => {
    const theme = await lockTheme(trx, editor, id)
    const before = { name: theme.name, design: designOf(theme) }
    const { isChoosable, name = before.name, design: sent } = changes
    // forms send the whole row, so only a different design counts as new
    const isNew = sent !== undefined && !isDeepStrictEqual(sent, before.design)
    const after = { name, design: isNew ? sent : before.design }
    const change = changedFields(before, after)
    if (Object.keys(change.after).length > 0) {
      if (theme.siteId === null) throw new AppError('themeShipped')
      refuseCloseColours(after.design)
      await theme.merge({ ...after, updatedAt: clock.now() }).save()
      await audit(trx, editor, 'update', id, change)
    }
    if (isChoosable !== undefined) await choose(trx, editor, theme, isChoosable)
  })
  forgetThemes()
}

/** Throws 404 `notFound`, 409 `themeShipped`, and 409 `inUse` for the theme that the site shows. */
export async function deleteTheme(editor: Editor, id: number): Promise<void> {
  const { settings } = await siteById(editor.principal.siteId)
  await inTransaction(async (trx) => {
    const theme = await lockTheme(trx, editor, id)
    if (theme.siteId === null) throw new AppError('themeShipped')
    if (settings.profile.defaultTheme === theme.key) throw new AppError('inUse')
    await trx.from('theme_choices').where('theme_id', id).delete()
    await trx.from('themes').where('id', id).delete()
    await audit(trx, editor, 'delete', id, { before: { name: theme.name, key: theme.key } })
  })
  forgetThemes()
}

async function choose(trx: Trx, editor: Editor, theme: Theme, isChoosable: boolean): Promise<void> {
  const row = { site_id: editor.principal.siteId, theme_id: theme.id }
  const stored = await trx.from('theme_choices').where(row).select('is_choosable').first()
  const before = stored ? Boolean(Number(stored.is_choosable)) : theme.siteId === null
  if (before === isChoosable) return
  if (stored) {
    await trx.from('theme_choices').where(row).update({ is_choosable: isChoosable })
  } else {
    await trx
      .insertQuery()
      .table('theme_choices')
      .insert({ ...row, is_choosable: isChoosable })
  }
  await audit(trx, editor, 'update', theme.id, {
    before: { isChoosable: before },
    after: { isChoosable },
  })
}

/** Reports one fault for each colour: its closest pair. */
function refuseCloseColours(design: ThemeDesign): void {
  const worst = new Map<string, MeasuredPair>()
  for (const pair of closePairs(design)) {
    const field = `design.${pair.mode}.${pair.name}`
    const known = worst.get(field)
    if (!known || pair.hundredths < known.hundredths) worst.set(field, pair)
  }
  if (worst.size === 0) return
  throw new AppError('validationFailed', {
    fields: [...worst].map(([field, { name, on, hundredths, neededHundredths }]) => ({
      field,
      key: 'contrastTooLow',
      params: [name, on, ratioText(hundredths), ratioText(neededHundredths)],
    })),
  })
}

async function lockTheme(trx: Trx, { principal }: Editor, id: number): Promise<Theme> {
  const theme = await Theme.query({ client: trx })
    .where('id', id)
    .where((query) => void query.whereNull('siteId').orWhere('siteId', principal.siteId))
    .forUpdate()
    .first()
  if (!theme) throw AppError.notFound()
  return theme
}

async function naming<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(work)
  } catch (error) {
    // somebody else makes a copy of this name at the same time
    if (isUniqueViolation(error)) throw new AppError('alreadyExists')
    throw error
  }
}

const audit = (
  trx: Trx,
  editor: Editor,
  verb: EditVerb,
  id: number,
  detail: Record<string, unknown>
): Promise<void> => recordEdit(trx, authorOf(editor), { table: 'themes', verb, id, detail })
