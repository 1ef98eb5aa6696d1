import { THEME_COOKIE, THEME_COOKIE_DAYS } from '@grandstand/shared-types/themes/theme'
import type { PageTheme } from '@grandstand/shared-types/wire/site/themes'
import { themeShown } from './pageTheme.ts'

const DAY_S = 86_400

/**
 * Shows another theme of the brand, and stores the choice in a cookie for a year, so that the server sends pages in it.
 */
export function chooseTheme(theme: PageTheme): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  const maxAge = THEME_COOKIE_DAYS * DAY_S
  document.cookie = `${THEME_COOKIE}=${theme.key}; path=/; max-age=${maxAge}; samesite=lax${secure}`
  const old = document.querySelectorAll('link[href^="/themes/"]')
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = theme.href
  link.onload = () => {
    // the old colours stay until the new ones have loaded
    for (const element of old) element.remove()
    Object.assign(document.documentElement.dataset, theme.layout)
    themeShown(theme)
  }
  // a theme that fails to load leaves the page as it is
  link.onerror = () => link.remove()
  document.head.append(link)
}
