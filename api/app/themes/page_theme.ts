/** The theme of a page: the player's choice where the site allows one, else the brand's theme. */
import { colourOf } from '@grandstand/shared-types/themes/colours'
import { THEME_COOKIE, THEME_KEY_FORM } from '@grandstand/shared-types/themes/theme'
import type { PageTheme } from '@grandstand/shared-types/wire/site/themes'
import type { CurrentSite } from '#sites/current_site'
import { isHome, type PagePartMaker } from '#sites/page/page_part'
import { themeByKey, themesOfSite, type SiteTheme } from '#themes/queries/site_themes'

type Settings = Pick<CurrentSite['settings'], 'flags' | 'profile'>

/** `chosen` is the key in the player's cookie, which may contain any text. */
export async function themeOfPage(
  { id, settings }: { id: number; settings: Settings },
  chosen: unknown
): Promise<SiteTheme> {
  if (settings.flags.themeChange && typeof chosen === 'string' && THEME_KEY_FORM.test(chosen)) {
    const themes = await themesOfSite(id)
    const theme = themes.find(({ key, isChoosable }) => key === chosen && isChoosable)
    if (theme) return theme
  }
  return themeByKey(id, settings.profile.defaultTheme)
}

/** The parts of a theme that the page and its app need. */
export const pageThemeOf = ({ key, design, sheet }: SiteTheme): PageTheme => ({
  key,
  href: sheet.path,
  layout: design.layout,
  slots: design.slots,
  transfer: design.transfer,
  overrides: design.overrides,
  logo: design.logo,
})

/** Puts the theme into the page of its brand. */
export const themePart: PagePartMaker = async (site, { cookie, path }) => {
  const theme = await themeOfPage(site, cookie(THEME_COOKIE))
  return {
    stylesheets: [theme.sheet.path],
    attributes: { ...theme.design.layout },
    data: { theme: pageThemeOf(theme) },
    // the lobby asks for its blocks, not for the board
    ...(theme.design.layout.home === 'lobby' && isHome(path) && { preloads: null }),
    barColour: colourOf(theme.design.dark, 'chrome'),
    accentColour: colourOf(theme.design.dark, 'chromeAccent'),
    backColour: colourOf(theme.design.dark, 'bg'),
  }
}
