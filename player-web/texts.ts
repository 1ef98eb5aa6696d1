import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { SITE_LANGUAGES, type SiteLanguage } from '@grandstand/shared-types/languages/table'
import type { Plugin } from 'vite'

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), 'src')

/** Puts every text of a language beside the app, as `texts/<code>.json`: a flat object by key, for the API. */
export function texts(): Plugin {
  return {
    name: 'texts',
    apply: 'build',
    async generateBundle() {
      for (const code of SITE_LANGUAGES) {
        const source = JSON.stringify(await textsOf(code))
        this.emitFile({ type: 'asset', fileName: `texts/${code}.json`, source })
      }
    },
  }
}

/** The texts of a language by their keys, such as `slip.place`. */
export async function textsOf(code: SiteLanguage): Promise<Record<string, string>> {
  const beside = new RegExp(String.raw`[/\\](texts|pageTexts)[/\\]${code}\.ts$`)
  const shared = new RegExp(String.raw`[/\\]locales[/\\]${code}[/\\](?!index)\w+\.ts$`)
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((name) => join(SOURCE, name))
    .filter((name) => beside.test(name) || shared.test(name))
  const found: Record<string, string> = {}
  for (const file of files) {
    const module: Record<string, object> = await import(pathToFileURL(file).href)
    for (const [name, group] of Object.entries(module)) {
      // errors stand under their name, other groups side by side
      flatten(name === 'errors' ? { errors: group } : group, '', found)
    }
  }
  return found
}

function flatten(group: object, before: string, into: Record<string, string>): void {
  for (const [name, text] of Object.entries(group)) {
    if (typeof text === 'string') into[before + name] = text
    else flatten(text, `${before}${name}.`, into)
  }
}
