import type { Names } from '@grandstand/shared-types/wire/catalogue'
import type { BackofficeLocale } from '../i18n/languages.ts'

interface Named {
  name?: string
  key?: string
  names: Names
}

/** The name in a language; without one the common name. */
export function nameIn({ names, name, key }: Named, locale: BackofficeLocale): string {
  return names[locale] ?? name ?? key ?? ''
}
