/** Real data beside the repository on some machines, never part of it. */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import app from '@adonisjs/core/services/app'

const root = process.env['GRANDSTAND_SHARED'] ?? resolve(app.makePath('../..'), 'shared')

export const hasSharedData = existsSync(join(root, 'data'))

/** Why a test that needs the data did not run. */
export const NOT_RUN = 'not run: no shared data'

export const sharedPath = (...parts: string[]): string => join(root, ...parts)

/** A JSON file of the shared folder. */
export function sharedJson<T>(...parts: string[]): T {
  const parsed: T = JSON.parse(readFileSync(sharedPath(...parts), 'utf8'))
  return parsed
}
