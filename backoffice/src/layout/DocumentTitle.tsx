import { findLanguage } from '@grandstand/shared-types/languages/table'
import { useLocale } from 'ra-core'
import { useEffect } from 'react'

/** Names the page in the browser's tab, and tells the browser and assistive software its language and direction. */
export function DocumentTitle({ text }: { text: string }) {
  const locale = useLocale()
  useEffect(() => {
    document.title = `${text} · Grandstand`
    const language = findLanguage(locale)
    document.documentElement.lang = language?.bcp47 ?? locale
    document.documentElement.dir = language?.dir ?? 'ltr'
  }, [text, locale])
  return null
}
