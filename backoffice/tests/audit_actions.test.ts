import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { en } from '../src/i18n/en.ts'
import { tr } from '../src/i18n/tr.ts'

const API = join(import.meta.dirname, '../../api/app')

/** Every action that the API's source names, as it stands there: `user.create`, `coupon.${action}`. */
function actionsOfTheApi(): string[] {
  const found = new Set<string>()
  for (const name of readdirSync(API, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue
    const source = readFileSync(join(API, name), 'utf8')
    for (const [call] of source.matchAll(/recordAudit\([\s\S]*?\n\s*\}\)/g)) {
      const action = /action: (['`])(.+?)\1/.exec(call)?.[2]
      if (action) found.add(action)
    }
  }
  return [...found]
}

describe('what the audit log says', () => {
  const actions = actionsOfTheApi()

  it('names actions in the source, whole and with a part that varies', () => {
    expect(actions).toContain('site.update')
    expect(actions.some((action) => action.includes('${'))).toBe(true)
  })

  it('has a text in both languages for every action of the API', () => {
    for (const action of actions) {
      const form = new RegExp(`^${action.replace('.', '\\.').replace(/\$\{[^}]*\}/g, '\\w+')}$`)
      for (const [language, texts] of Object.entries({ tr, en })) {
        const known = Object.entries(texts.values.auditAction).filter(([key]) => form.test(key))
        expect(known.length, `${action} in ${language}`).toBeGreaterThan(0)
        for (const [key, text] of known) expect(text, key).toBeTruthy()
      }
    }
  })
})
