/** A new brand with the settings of another one. */
import { keyOfName } from '#core/key_of_name'
import { clonedTables } from '#core/database/table_owners'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import type { Trx } from '#core/database/transactions'
import { insertHosts } from '#sites/actions/update_hosts'
import { cloneSteps } from '#sites/cloning/clone_step'
import { copySiteRows } from '#sites/cloning/copy_rows'
import { settingsOfClone } from '#sites/cloning/settings_of_clone'
import Site from '#sites/models/site'

export interface NewBrand {
  title: string
  /** In lower case; links to the site name the first one. */
  hosts: readonly string[]
  defaultLanguage: string
  currency: string
}

const LONGEST_KEY = 26

/**
 * Copies settings, styles and scripts, and the rows of tables that say so (`owners.ts`); no people, coupons or money. Call
 * `afterCloning` after the transaction. Throws 404 `notFound`, and as `insertHosts`.
 */
export async function cloneSite(trx: Trx, fromId: number, brand: NewBrand): Promise<Site> {
  const original = await Site.query({ client: trx }).where('id', fromId).forUpdate().first()
  if (!original) throw AppError.notFound()
  const { title, hosts, defaultLanguage, currency } = brand
  const keys = await Site.query({ client: trx }).select('key')
  const key = keyOfName(title, {
    taken: keys.map((site) => site.key),
    longest: LONGEST_KEY,
    otherwise: 'brand',
  })
  const now = clock.now()
  const site = await new Site()
    .useTransaction(trx)
    .merge({
      key,
      title,
      defaultLanguage,
      currency,
      settings: settingsOfClone(original, brand),
      scripts: original.scripts,
      status: 1,
      createdAt: now,
      updatedAt: now,
    })
    .save()
  await insertHosts(trx, site.id, hosts)
  for (const table of clonedTables()) {
    await copySiteRows(trx, table, { fromId, toId: site.id })
  }
  for (const { copy } of cloneSteps()) await copy(trx, { fromId, toId: site.id })
  return site
}

/** Brings the new rows into memory where rows are kept there. */
export async function afterCloning(): Promise<void> {
  for (const { afterwards } of cloneSteps()) await afterwards?.()
}
