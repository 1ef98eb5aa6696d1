import { findLanguage } from '@grandstand/shared-types/languages/table'
import { useLocale } from 'ra-core'
import { useEffect } from 'react'
import { useBrand } from './useBrand.ts'

/**
 * Names page and brand in the browser's tab, and tells the browser and assistive software the language and direction of
 * the page.
 */
export function DocumentTitle({ text }: { text: string }) {
  const locale = useLocale()
  const brand = useBrand()?.title
  useEffect(() => {
    document.title = brand === undefined ? text : `${text} · ${brand}`
    const language = findLanguage(locale)
    document.documentElement.lang = language?.bcp47 ?? locale
    document.documentElement.dir = language?.dir ?? 'ltr'
  }, [text, locale, brand])
  return null
}
