import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { grandstand } from '@grandstand/shared-types/themes/shipped/grandstand'
import { stylesheetOf } from '@grandstand/shared-types/themes/stylesheet'
import { expect, test } from 'vitest'

/**
 * Every custom property by its selector, with the value of that selector's last rule; rules inside `@media` are left
 * out.
 */
function propertiesOf(css: string): Map<string, Map<string, string>> {
  const bare = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  const found = new Map<string, Map<string, string>>()
  for (const [, selector = '', body = ''] of bare.matchAll(/([^{}@]+)\{([^{}]*)\}/g)) {
    const name = selector.replace(/^[^{}]*@layer \w+\s*/, '').trim()
    const known = found.get(name) ?? new Map<string, string>()
    for (const [, property = '', value = ''] of body.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)) {
      known.set(property, value.trim())
    }
    found.set(name, known)
  }
  return found
}

test('the colours of the app are those of the default theme', () => {
  const tokensCss = readFileSync(join(import.meta.dirname, '../src/theme/tokens.css'), 'utf8')
  const tokens = propertiesOf(tokensCss.replace(/@layer tokens \{/, ''))
  const sheet = propertiesOf(stylesheetOf(grandstand).replace(/^@layer theme\{/, ''))
  expect(sheet.size).toBeGreaterThan(12)
  for (const [selector, properties] of sheet) {
    const own = tokens.get(selector)
    for (const [property, value] of properties) {
      // the default theme has one family for text and titles
      if (property === '--font-titles') continue
      expect(
        own?.get(property) ?? tokens.get(':root')?.get(property),
        `${selector} ${property}`
      ).toBe(value)
    }
  }
})
