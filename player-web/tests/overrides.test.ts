import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ModuleNotFoundError, overridesOf } from '../src/app/slots/overrides.ts'

const report = vi.spyOn(console, 'error')
beforeEach(() => report.mockImplementation(() => undefined))
afterEach(() => report.mockReset())

test('a theme without a module replaces nothing', async () => {
  expect(await overridesOf(null)).toEqual({})
  expect(report).not.toHaveBeenCalled()
})

test('an existing module replaces only its own blocks', async () => {
  const hero = async () => ({ default: () => null })
  const modules = { '../../themes/own/overrides.ts': async () => ({ default: { hero } }) }
  expect(await overridesOf('own', modules)).toEqual({ hero })
  expect(report).not.toHaveBeenCalled()
})

test('a missing module fails by its name, once, and the site works', async () => {
  expect(await overridesOf('gone', {})).toEqual({})
  expect(await overridesOf('gone', {})).toEqual({})
  expect(report).toHaveBeenCalledOnce()
  const [error] = report.mock.calls[0] ?? []
  expect(error).toBeInstanceOf(ModuleNotFoundError)
  expect(String(error)).toBe('ModuleNotFoundError: Module not found: themes/gone/overrides.ts')
})

test('a module that fails while it loads does not break the site, either', async () => {
  const broken = {
    '../../themes/broken/overrides.ts': () => Promise.reject(new Error('no such chunk')),
  }
  expect(await overridesOf('broken', broken)).toEqual({})
  expect(report).toHaveBeenCalledOnce()
})
