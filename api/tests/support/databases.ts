/** Which database this run is on; a test of one kind alone is declared there alone, so that no other run counts it. */
import env from '#start/env'

export const runsOnMysql = env.get('DB_CONNECTION') === 'mysql'
