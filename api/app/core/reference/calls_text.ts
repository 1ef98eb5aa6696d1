import { readdir, readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'

/** The text of the apps' contract: every file of shared-types/src/wire/calls whose name ends in `calls.ts`. */
export async function callsText(): Promise<string> {
  const folder = app.makePath('../shared-types/src/wire/calls')
  const names = (await readdir(folder)).filter((name) => name.endsWith('calls.ts')).toSorted()
  return (await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')))).join('\n')
}
