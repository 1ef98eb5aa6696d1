/** Where the sandbox of games runs, and where it finds the wallet. */
import { fileURLToPath } from 'node:url'
import env from '#start/env'
import { SANDBOX_GAMES_CODE } from '#sandbox_games/keys'

/** Whether the sandbox runs: beside the demo, unless it is turned off. */
export function isSandboxGamesOn(): boolean {
  const choice = env.get('SANDBOX_GAMES')
  return choice ? choice === 'on' : env.get('DEMO') !== false
}

/** Port of the sandbox: two above the server's, unless it is set. */
export const sandboxGamesPort = (): number => env.get('SANDBOX_GAMES_PORT') ?? env.get('PORT') + 2

/** Address at which the platform and browsers reach the sandbox, without a slash at the end. */
export const sandboxGamesUrl = (): string =>
  (env.get('SANDBOX_GAMES_URL') ?? `http://127.0.0.1:${sandboxGamesPort()}`).replace(/\/+$/, '')

/** All that `startSandboxGames` needs but the secret. */
export function sandboxGamesSettings() {
  const host = env.get('HOST')
  const server = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
  const serverUrl = `http://${server}:${env.get('PORT')}`
  return {
    host,
    port: sandboxGamesPort(),
    file: env.get('SANDBOX_GAMES_FILE') ?? beside(env.get('SQLITE_FILE')),
    walletUrl: `${serverUrl}/v1/wallet/${SANDBOX_GAMES_CODE}`,
    publicUrl: sandboxGamesUrl(),
    siteUrl: env.get('APP_URL') ?? serverUrl,
  }
}

/** The file beside the platform's database. */
const beside = (database: string | undefined): string =>
  database === undefined
    ? fileURLToPath(new URL('../../tmp/sandbox_games.sqlite3', import.meta.url))
    : `${database.replace(/\.sqlite3?$/, '')}_sandbox_games.sqlite3`
