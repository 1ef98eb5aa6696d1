/** What a phone needs to keep the site of a brand among its apps (W3C web app manifest). */
import { findLanguage } from '@grandstand/shared-types/languages/table'
import { PICTURE_PATH } from '@grandstand/shared-types/core/pictures'
import { ICON_PATH } from '@grandstand/shared-types/sites/installed_site'
import { must } from '#core/errors/must'
import type { CurrentSite } from '#sites/current_site'
import type { PagePart } from '#sites/page/page_part'

interface Icon {
  src: string
  type: string
  sizes: string
  purpose: 'any' | 'maskable'
}

/** Longest name below an icon that phones show whole, in characters. */
const SHORT_NAME_LENGTH = 12

/** The manifest of a brand, in its own language; the colours are those of its theme. */
export function manifestOf(site: CurrentSite, { barColour, backColour }: Required<PagePart>) {
  const { bcp47, dir } = must(findLanguage(site.defaultLanguage), 'default language')
  return {
    id: '/',
    name: site.title,
    short_name: [...site.title].slice(0, SHORT_NAME_LENGTH).join('').trim(),
    ...(site.settings.profile.description !== '' && {
      description: site.settings.profile.description,
    }),
    lang: bcp47,
    dir,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    ...(barColour !== null && { theme_color: barColour }),
    ...(backColour !== null && { background_color: backColour }),
    icons: iconsOf(site.settings.profile.favicon),
  }
}

/** The brand's own icon when it is a kept picture, whose size its name tells; then the drawn one for every size. */
function iconsOf(favicon: string | null): Icon[] {
  const drawn = { src: ICON_PATH, type: 'image/svg+xml', sizes: 'any' } as const
  const icons: Icon[] = [
    { ...drawn, purpose: 'any' },
    { ...drawn, purpose: 'maskable' },
  ]
  const size = favicon?.startsWith(PICTURE_PATH) && /-(\d+x\d+)\.webp$/.exec(favicon)?.[1]
  if (!favicon || !size) return icons
  return [{ src: favicon, type: 'image/webp', sizes: size, purpose: 'any' }, ...icons]
}
