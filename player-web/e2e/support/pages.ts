/** The addresses of all pages, from their descriptions (features/<name>/pages.ts). */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PlayerPage } from '../../src/navigation/page.ts'

const FEATURES = join(import.meta.dirname, '../../src/features')

/** The value of each parameter that a path can have. */
export type PageParams = Readonly<Record<string, string | number>>

/** Every path of every page in a language, its parameters filled in; throws for a parameter without a value. */
export async function pageAddresses(language: string, params: PageParams): Promise<string[]> {
  const files = readdirSync(FEATURES)
    .map((feature) => join(FEATURES, feature, 'pages.ts'))
    .filter((file) => existsSync(file))
  const found = await Promise.all(
    files.map((file): Promise<{ pages: readonly PlayerPage[] }> => import(file))
  )
  return found
    .flatMap(({ pages }) => pages.flatMap(({ paths }) => paths))
    .map(
      (path) =>
        `/${language}/${path.replace(/:(\w+)/g, (_, name: string) => valueOf(params, name))}`
    )
}

function valueOf(params: PageParams, name: string): string {
  const value = params[name]
  if (value === undefined) throw new Error(`no value for the parameter ${name} of a page`)
  return encodeURIComponent(value)
}
