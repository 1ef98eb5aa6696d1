import { useEffect } from 'react'
import { useLocale } from 'ra-core'

/** Names the page in the browser's tab and tells assistive software its language. */
export function DocumentTitle({ text }: { text: string }) {
  const locale = useLocale()
  useEffect(() => {
    document.title = `${text} · Grandstand`
    document.documentElement.lang = locale
  }, [text, locale])
  return null
}
