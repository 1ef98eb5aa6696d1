/**
 * All pages, read from the files beside them: their descriptions (pages.ts) and their texts (texts/tr.ts,
 * pageTexts/tr.ts).
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import type { PlayerPage } from '../../src/navigation/page.ts'

const SOURCE = join(import.meta.dirname, '../../src')
const FEATURES = join(SOURCE, 'features')

/** The names of all groups of texts, such as `coupons` in `coupons.title`. */
export async function textGroups(): Promise<string[]> {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /\b(texts|pageTexts)[/]tr\.ts$/.test(name) || /\blocales\/tr\/(app|score)\.ts$/.test(name)
    )
    .map((name) => join(SOURCE, name))
  const found = await Promise.all(files.map((file): Promise<object> => import(file)))
  return ['errors', ...found.flatMap((module) => Object.values(module).flatMap(Object.keys))]
}

/** Every page as it describes itself. */
export async function allPages(): Promise<PlayerPage[]> {
  const files = readdirSync(FEATURES)
    .map((feature) => join(FEATURES, feature, 'pages.ts'))
    .filter((file) => existsSync(file))
  const found = await Promise.all(
    files.map((file): Promise<{ pages: readonly PlayerPage[] }> => import(file))
  )
  return found.flatMap(({ pages }) => pages)
}

/** The value of each parameter that a path can have. */
export type PageParams = Readonly<Record<string, string | number>>

/**
 * Every path of every page that users of the type open, in a language, its parameters filled in; throws for a parameter
 * without a value. Pages that name no type are a player's.
 */
export async function pageAddresses(
  language: string,
  params: PageParams,
  type: UserType = 'player'
): Promise<string[]> {
  return (await allPages())
    .filter((page) => opensFor(page, type))
    .flatMap(({ paths }) => paths)
    .filter((path) => !OF_A_MAIL.test(path))
    .map(
      (path) =>
        `/${language}/${path.replace(/:(\w+)/g, (_, name: string) => valueOf(params, name))}`
    )
}

/** A path with a code from a mail; the test of that mail opens it. */
const OF_A_MAIL = /:(activationcode|passCode)\b/

/** Whether users of the type open the page in a brand without affiliates; pages for visitors alone are left out. */
function opensFor({ guard = {} }: PlayerPage, type: UserType): boolean {
  if (guard.requiresLogout || guard.affiliateStatus || guard.onlineUser) return false
  return [guard.controlStatus ?? 'player'].flat().includes(type)
}

function valueOf(params: PageParams, name: string): string {
  const value = params[name]
  if (value === undefined) throw new Error(`no value for the parameter ${name} of a page`)
  return encodeURIComponent(value)
}
