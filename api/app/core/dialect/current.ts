import db from '@adonisjs/lucid/services/db'
import type { Dialect } from '#core/dialect/dialect'
import { mysql } from '#core/dialect/mysql'
import { sqlite } from '#core/dialect/sqlite'

/** The dialect of the database that this process uses. */
export const dialect = (): Dialect => (db.primaryConnectionName === 'mysql' ? mysql : sqlite)
