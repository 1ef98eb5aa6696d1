import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
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

beforeAll(() => startI18n('tr'))

afterEach(() => {
  cleanup()
  localStorage.clear()
})
