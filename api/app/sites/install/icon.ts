/** The icon of a brand on a phone's screen, drawn in the colours of its theme. */
import { html, startTag, type Html } from '#core/http/html'
import type { CurrentSite } from '#sites/current_site'
import type { PagePart } from '#sites/page/page_part'

/** Width and height of the drawing. */
const SIZE = 512
/** Of a brand without a theme. */
const PLAIN = { bar: '#0e1418', accent: '#2cc7d0' }

export interface IconLook {
  /** The first letter of the brand's name; empty for a name without one. */
  letter: string
  /** `#rrggbb` */
  back: string
  front: string
}

export const iconLook = (
  { title }: CurrentSite,
  { barColour, accentColour }: Required<PagePart>
): IconLook => ({
  letter: ([...title.trim()][0] ?? '').toLocaleUpperCase(),
  back: barColour ?? PLAIN.bar,
  front: accentColour ?? PLAIN.accent,
})

/** SVG: the first letter of the brand's name, inside the circle that phones may cut out. */
export function iconOf(site: CurrentSite, part: Required<PagePart>): Html {
  const { letter, back, front } = iconLook(site, part)
  const square = startTag('rect', {
    width: String(SIZE),
    height: String(SIZE),
    fill: back,
  })
  const text = startTag('text', {
    'x': '50%',
    'y': '50%',
    'dy': '.36em',
    'text-anchor': 'middle',
    'font-family': 'system-ui, sans-serif',
    'font-weight': '700',
    'font-size': String(SIZE / 2),
    'fill': front,
  })
  const svg = startTag('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${SIZE} ${SIZE}`,
  })
  return html`${svg}${square}</rect>${text}${letter}</text></svg>`
}
