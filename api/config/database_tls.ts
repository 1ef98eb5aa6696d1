/** TLS to the database, where `DB_CA_FILE` names the authority of its certificate (docs/running.md). */
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import env from '#start/env'

/** The file with the certificate of the database's authority; null for a database that is reached without TLS. */
export const databaseCaFile: string | null =
  env.get('DB_CONNECTION') === 'mysql' ? (env.get('DB_CA_FILE') ?? null) : null

/** One object for all connections: the driver reads its certificates once. */
const ssl = databaseCaFile !== null && {
  ca: readFileSync(databaseCaFile, 'utf8'),
  minVersion: 'TLSv1.2',
  rejectUnauthorized: true,
  verifyIdentity: true,
}

/**
 * The part of a connection's settings that says TLS. Throws an Error for an address: the driver compares names alone with a
 * certificate.
 */
export function databaseTls(host: string): { ssl?: Exclude<typeof ssl, false> } {
  if (!ssl) return {}
  if (isIP(host) !== 0) {
    throw new Error(`with DB_CA_FILE a database needs the name in its certificate, not ${host}`)
  }
  return { ssl }
}
