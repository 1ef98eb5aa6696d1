/** Shows a design in a page of the player app inside a frame, without saving it. */
import type { Mode } from '@grandstand/shared-types/themes/colours'
import { stylesheetOf } from '@grandstand/shared-types/themes/stylesheet'
import { THEME_EVENT, type ThemeDesign } from '@grandstand/shared-types/themes/theme'
import type { PageTheme } from '@grandstand/shared-types/wire/site/themes'

const STYLE_ID = 'theme-preview'

/** The frame's page is of this origin, so its document can be changed; does nothing while the page loads. */
export function showDesign(frame: HTMLIFrameElement, design: ThemeDesign, mode: Mode): void {
  const page = frame.contentDocument
  if (!page?.head) return
  for (const link of page.querySelectorAll('link[href^="/themes/"]')) link.remove()
  const style = page.getElementById(STYLE_ID) ?? page.createElement('style')
  style.id = STYLE_ID
  style.textContent = stylesheetOf(design)
  page.head.append(style)
  Object.assign(page.documentElement.dataset, design.layout, { theme: mode })
  const { layout, slots, transfer, overrides, logo } = design
  const detail: PageTheme = { key: '', href: '', layout, slots, transfer, overrides, logo }
  frame.contentWindow?.dispatchEvent(new CustomEvent(THEME_EVENT, { detail }))
}
