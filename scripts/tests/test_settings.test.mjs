import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { cleanUp } from '../lib/cleanup.mjs'
import { testSettings } from '../lib/run/test_settings.mjs'

describe('the settings of a file of tests that runs alone', () => {
  afterAll(cleanUp)

  test('name an empty database of its own, never that of the machine’s server', async () => {
    const { SQLITE_FILE } = await testSettings({ SQLITE_FILE: 'grandstand.sqlite3' })
    expect(SQLITE_FILE).toMatch(/grandstand-test-\w+\/test\.sqlite3$/)
    expect(existsSync(SQLITE_FILE)).toBe(false)
    expect(existsSync(dirname(SQLITE_FILE))).toBe(true)
  })
})
