/**
 * Whether the database has the tables that this version of the server knows. Versions may differ while servers that share a
 * database are replaced one after the other: the database is brought up first, and older servers go on until their turn.
 */
import { readdir } from 'node:fs/promises'
import { basename, parse } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'

export interface SchemaDifference {
  /** Migrations of this version that have not run. */
  missing: string[]
  /** Migrations that have run and belong to a later version. */
  later: string[]
}

/** The server's version needs tables that the database lacks. */
export class OldDatabase extends Error {}

export async function schemaDifference(): Promise<SchemaDifference> {
  const files = await readdir(app.makePath('..', 'database', 'migrations'))
  const known = new Set(files.map((file) => parse(file).name))
  const rows = await db.query<{ name: string }>().from('adonis_schema').select('name')
  const run = new Set(rows.map(({ name }) => basename(name)))
  return {
    missing: [...known].filter((name) => !run.has(name)).sort(),
    later: [...run].filter((name) => !known.has(name)).sort(),
  }
}

/** Throws `OldDatabase` where migrations of this version have not run. */
export async function requireSchema(): Promise<void> {
  const { missing } = await schemaDifference()
  if (missing.length === 0) return
  throw new OldDatabase(
    `the database lacks ${missing.length} migrations of this version, the first is ${missing[0]}: run` +
      ' npm run ace -- migration:run before the server starts'
  )
}
