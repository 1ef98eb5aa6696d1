import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { startI18n } from '../src/i18n/index.ts'

// jsdom has no layout: code that reads the window gets a desktop that never changes
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: true,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

// a page may take its time on a machine that other work shares
configure({ asyncUtilTimeout: 15_000 })

beforeAll(() => startI18n('tr'))

afterEach(() => {
  cleanup()
  localStorage.clear()
})

// parts of a page that load by themselves may still be on their way when the last test of a file ends
afterAll(() => vi.dynamicImportSettled())
