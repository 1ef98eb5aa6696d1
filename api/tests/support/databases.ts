/**
 * The database of this run. A test for one kind of database is declared there alone, so that no other run counts it.
 */
import env from '#start/env'

export const runsOnMysql = env.get('DB_CONNECTION') === 'mysql'
