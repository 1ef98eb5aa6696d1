/** The texts of the player app, which its build leaves beside its page. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import logger from '@adonisjs/core/services/logger'
import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { bus } from '#core/bus'
import { syncTexts, type BuiltTexts } from '#translations/actions/sync_texts'
import web from '#config/web'

const FOLDER = join(web.root, 'player-web', 'dist', 'texts')

/** Null before the first build. */
async function builtTexts(): Promise<BuiltTexts | null> {
  if (!existsSync(FOLDER)) return null
  const texts = SITE_LANGUAGES.map(async (code): Promise<[string, Record<string, string>]> => {
    const path = join(FOLDER, `${code}.json`)
    return [code, existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : {}]
  })
  return Object.fromEntries(await Promise.all(texts))
}

/** Brings the database up to the build at hand. A second node that does the same at this moment ends it first. */
export async function followBuiltTexts(): Promise<void> {
  const built = await builtTexts()
  if (!built) return
  const changed = await syncTexts(built).catch((error: unknown) => {
    logger.warn({ err: error }, 'texts of the player app not read')
    return 0
  })
  if (changed > 0) bus.emit('textsChanged', {})
}
