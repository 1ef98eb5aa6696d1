/** Times that were asked for. */
import { expect, test } from 'vitest'
import { SETTINGS_REFRESH_MS } from '../src/api/queries.ts'
import { SLIDE_MS } from '../src/features/popups/slides.ts'

test('settings are read again after six hours, and a slide of an alert stays for ten seconds', () => {
  expect([SETTINGS_REFRESH_MS, SLIDE_MS]).toEqual([6 * 3_600_000, 10_000])
})
