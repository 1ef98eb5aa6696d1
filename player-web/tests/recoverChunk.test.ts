/** A file that an update has removed reloads the page once, and nothing else does. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { recoverChunk } from '../src/app/recoverChunk.ts'

const GONE = new TypeError('Failed to fetch dynamically imported module: /assets/Page-1.js')

describe('a file of the app that cannot be loaded', () => {
  beforeEach(() => sessionStorage.clear())

  test('reloads the page once, not for ever', () => {
    const reload = vi.fn()
    recoverChunk(GONE, reload)
    recoverChunk(GONE, reload)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('reloads again when it happens much later', () => {
    const reload = vi.fn()
    recoverChunk(GONE, reload)
    sessionStorage.setItem('grandstand.reloadedAt', String(Date.now() - 61_000))
    recoverChunk(GONE, reload)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('is told apart from a fault of the code', () => {
    const reload = vi.fn()
    recoverChunk(new TypeError('x is undefined'), reload)
    expect(reload).not.toHaveBeenCalled()
  })
})
