import { describe, expect, test } from 'vitest'
import { grandstand } from '../../src/themes/shipped/grandstand.ts'
import { terrace } from '../../src/themes/shipped/terrace.ts'
import { SHIPPED_THEMES } from '../../src/themes/shipped_themes.ts'
import { stylesheetOf } from '../../src/themes/stylesheet.ts'

describe('the stylesheet of a theme', () => {
  test('stands in its layer as a whole', () => {
    for (const { design } of Object.values(SHIPPED_THEMES)) {
      const sheet = stylesheetOf(design)
      expect(sheet).toMatch(/^@layer theme\{.*\}$/)
      let depth = 0
      const after = [...sheet].flatMap((sign) => {
        depth += sign === '{' ? 1 : sign === '}' ? -1 : 0
        return sign === '}' ? [depth] : []
      })
      expect(after.indexOf(0)).toBe(after.length - 1)
    }
  })

  test('lets a colour that is left out follow the section, as the one that it stands for does', () => {
    const sheet = stylesheetOf(grandstand)
    expect(sheet).toContain('--picked:var(--accent)')
    expect(sheet).toContain('--odds-line:#0000')
    expect(sheet).toContain("[data-theme='light'][data-section='live']{--accent:#0b7a3e;")
  })

  test('gives the header colours of its own where the theme has them', () => {
    expect(stylesheetOf(grandstand)).not.toContain('[data-chrome]')
    expect(stylesheetOf(terrace)).toContain('[data-chrome]{--bg:#124b37;--surface:#0b3b2a;')
  })

  test('shows a picture behind the page', () => {
    const sheet = stylesheetOf({ ...grandstand, background: '/files/stand.webp' })
    expect(sheet).toContain('url("/files/stand.webp")')
  })
})
