/** The database server that `TEST_DB_*` names: the suites run there instead of on a MariaDB of their own. */
import { Refusal } from '../fail.mjs'

/** @returns {{ host: string, port: number, user: string, password: string } | null} null without TEST_DB_HOST */
export const testServer = (env = process.env) =>
  env.TEST_DB_HOST
    ? {
        host: env.TEST_DB_HOST,
        port: Number(env.TEST_DB_PORT ?? 3306),
        user: env.TEST_DB_USER ?? 'root',
        password: env.TEST_DB_PASSWORD ?? '',
      }
    : null

/**
 * Looks whether the tests can use the server.
 * @returns {Promise<{ newDatabase: (name: string) => Promise<Record<string, string>>, version: string }>} `newDatabase` makes
 *   an empty database `test_<name>_<number>` in place of an earlier one, and resolves to the API's DB_* settings for it
 * @throws {Refusal} when the server does not answer, or the user may not make databases
 */
export async function prepareTestServer(server) {
  // a fresh clone has no packages yet when this module is read
  const { createConnection } = await import('mysql2/promise')
  const ask = async (...statements) => {
    try {
      const connection = await createConnection(server)
      try {
        const answers = []
        for (const statement of statements) answers.push(await connection.query(statement))
        return answers
      } finally {
        await connection.end()
      }
    } catch (error) {
      throw new Refusal(`the server of TEST_DB_HOST cannot be used: ${error.message}`)
    }
  }
  const [[[row]]] = await ask('SELECT VERSION() AS version')
  let made = 0
  return {
    async newDatabase(name) {
      const database = `test_${name}_${++made}`
      await ask(
        `DROP DATABASE IF EXISTS ${database}`,
        `CREATE DATABASE ${database} CHARACTER SET utf8mb4`
      )
      return { ...settingsOf(server), DB_DATABASE: database }
    },
    version: row.version,
  }
}

const settingsOf = ({ host, port, user, password }) => ({
  DB_CONNECTION: 'mysql',
  DB_HOST: host,
  DB_PORT: String(port),
  DB_USER: user,
  DB_PASSWORD: password,
})
