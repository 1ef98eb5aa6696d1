import type { SiteLanguage } from '@grandstand/shared-types/languages/table'
import type { Names } from '@grandstand/shared-types/wire/betting/catalogue'

interface Named {
  name?: string
  key?: string
  names: Names
}

/** The name in a language; without one the common name. */
export function nameIn({ names, name, key }: Named, language: SiteLanguage): string {
  return names[language] ?? name ?? key ?? ''
}
