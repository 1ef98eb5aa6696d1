/** Pages of a brand. Each change writes a row of the audit log. */
import { isDeepStrictEqual } from 'node:util'
import db from '@adonisjs/lucid/services/db'
import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { firstText, type Translated } from '@grandstand/shared-types/languages/by_language'
import {
  INFO_PAGES,
  isInfoPage,
  type InfoPage,
  type PageText,
} from '@grandstand/shared-types/wire/site/content'
import { deleteRow, editing, insertRow, updateRow } from '#audit/edit_rows'
import { inTransaction, isUniqueViolation, type Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { openSites, siteById } from '#sites/current_site'
import { cleanHtml } from '#content/clean_html'
import { shippedTexts } from '#content/shipped/pages'
import { cleanTexts } from '#content/translated'
import type { SentPage } from '#content/validators/pages'

const LAST_INFO_PAGE = Math.max(...INFO_PAGES)

/** A page under the next free number. Throws 422 as `cleanTexts`, 409 `alreadyExists` for two at once. */
export async function createPage(editor: Editor, sent: SentPage): Promise<number> {
  const { id: siteId, defaultLanguage } = await siteById(editor.principal.siteId)
  const texts = cleanTexts(sent.texts, defaultLanguage)
  return editing(async (trx) => {
    const last = await trx.from('pages').where('site_id', siteId).max('number as number').first()
    return insertRow(trx, editor, 'pages', {
      number: Math.max(Number(last?.number ?? 0), LAST_INFO_PAGE) + 1,
      ...columnsOf(texts, defaultLanguage),
      is_shown: sent.isShown,
      updated_at: clock.now(),
    })
  })
}

/** A text that is ours, unchanged, is not kept: a better one of ours then shows. Throws 404 `notFound`, 422 as `cleanTexts`. */
export async function updatePage(editor: Editor, id: number, sent: SentPage): Promise<void> {
  const { defaultLanguage } = await siteById(editor.principal.siteId)
  const texts = cleanTexts(sent.texts, defaultLanguage)
  await inTransaction(async (trx) => {
    const number = await numberOf(trx, editor, id)
    const { title } = columnsOf(texts, defaultLanguage)
    const own = JSON.stringify(withoutOurs(texts, shippedTexts(number)))
    const isChanged = await updateRow(trx, editor, 'pages', id, {
      title,
      texts: own,
      is_shown: sent.isShown,
    })
    if (isChanged) await trx.from('pages').where('id', id).update({ updated_at: clock.now() })
  })
}

/** Throws 404 `notFound`, and 409 `inUse` for a page that every brand has: header and footer lead there. */
export async function deletePage(editor: Editor, id: number): Promise<void> {
  await inTransaction(async (trx) => {
    if (isInfoPage(await numberOf(trx, editor, id))) throw new AppError('inUse')
    await deleteRow(trx, editor, 'pages', id)
  })
}

/** Gives each brand a row for each page that every brand has, so that staff can change it; a row that is there stays. */
export async function openInfoPages(): Promise<void> {
  for (const { id, defaultLanguage } of await openSites()) {
    const rows: { number: number }[] = await db.from('pages').where('site_id', id).select('number')
    const there = new Set(rows.map(({ number }) => Number(number)))
    for (const number of INFO_PAGES) {
      if (!there.has(number)) await openInfoPage(id, number, defaultLanguage)
    }
  }
}

async function openInfoPage(siteId: number, number: InfoPage, language: string): Promise<void> {
  try {
    await db
      .insertQuery()
      .table('pages')
      .insert({
        site_id: siteId,
        number,
        title: columnsOf(shippedTexts(number), language).title,
        texts: '{}',
        is_shown: true,
        updated_at: clock.now(),
      })
  } catch (error) {
    // another process of the server starts at the same time
    if (!isUniqueViolation(error)) throw error
  }
}

const columnsOf = (texts: Translated<PageText>, ofBrand: string) => ({
  title: firstText(texts, ofBrand)?.text.title ?? '',
  texts: JSON.stringify(texts),
})

function withoutOurs(texts: Translated<PageText>, ours: Translated<PageText>) {
  const isOurs = (language: (typeof SITE_LANGUAGES)[number]) => {
    const shipped = ours[language]
    if (!shipped) return false
    return isDeepStrictEqual(texts[language], { ...shipped, body: cleanHtml(shipped.body) })
  }
  return Object.fromEntries(
    SITE_LANGUAGES.filter((language) => texts[language] && !isOurs(language)).map((language) => [
      language,
      texts[language],
    ])
  )
}

async function numberOf(trx: Trx, { principal }: Editor, id: number): Promise<number> {
  const row = await trx
    .from('pages')
    .where({ id, site_id: principal.siteId })
    .select('number')
    .first()
  if (!row) throw AppError.notFound()
  return Number(row.number)
}
