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

export interface PagePath {
  /** The path below the language as the page names it, such as `match/:matchId`. */
  form: string
  page: PlayerPage
}

/** Every path of every page. */
export const allPaths = async (): Promise<PagePath[]> =>
  (await allPages()).flatMap((page) => page.paths.map((form) => ({ form, page })))

/** The path with its parameters filled in; throws for a parameter without a value. */
export const filledIn = (form: string, params: PageParams): string =>
  form.replace(/:(\w+)/g, (_, name: string) => valueOf(params, name))

/**
 * Every path of every page that users of the type open, in a language, its parameters filled in; throws for a parameter
 * without a value. Pages that name no type are a player's.
 */
export async function pageAddresses(
  language: string,
  params: PageParams,
  type: UserType = 'player'
): Promise<string[]> {
  return (await allPaths())
    .filter(({ form, page }) => opensFor(page, type) && !OF_A_MAIL.test(form))
    .map(({ form }) => `/${language}/${filledIn(form, params)}`)
}

/** A path with a code from a mail; the test of that mail opens it. */
export const OF_A_MAIL = /:(activationcode|passCode)\b/

/** Codes that no mail has sent. */
export const NO_MAIL: PageParams = { activationcode: 'no-such-code', passCode: 'no-such-code' }

/** Whether users of the type open the page in a brand without affiliates; pages for visitors alone are left out. */
export function opensFor({ guard = {} }: PlayerPage, type: UserType): boolean {
  if (guard.requiresLogout || guard.affiliateStatus || guard.onlineUser) return false
  return [guard.controlStatus ?? 'player'].flat().includes(type)
}

function valueOf(params: PageParams, name: string): string {
  const value = params[name]
  if (value === undefined) throw new Error(`no value for the parameter ${name} of a page`)
  return encodeURIComponent(value)
}
