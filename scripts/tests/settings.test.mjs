import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { e2eSettings } from '../lib/e2e_settings.mjs'
import { apiDir } from '../lib/paths.mjs'
import { environmentOf, firstEnvFile, withoutMachineSettings } from '../lib/settings.mjs'

test('migrations run as the owner of the database that the file of settings names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, '.env'), 'DB_MIGRATION_USER=owner\nDB_MIGRATION_PASSWORD=of-owner\n')
  const settings = { ENV_PATH: folder }
  expect(environmentOf(['migration:run'], settings)).toMatchObject({
    DB_USER: 'owner',
    DB_PASSWORD: 'of-owner',
  })
  expect(environmentOf(['demo:seed'], settings)).toBe(settings)
})

test('the first start writes no address, so that a server on another port is reached at that port', () => {
  expect(firstEnvFile()).not.toMatch(/APP_URL|http:/)
})

test('no file of settings of this machine reaches a test', () => {
  for (const env of [withoutMachineSettings({}), e2eSettings({})]) {
    const folder = resolve(apiDir, env.ENV_PATH)
    for (const name of ['.env', '.env.local', '.env.production', '.env.production.local']) {
      expect(existsSync(join(folder, name))).toBe(false)
    }
  }
})
