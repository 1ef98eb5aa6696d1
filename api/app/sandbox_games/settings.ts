/** Where the sandbox of games runs, and where it finds the wallet. */
import env from '#start/env'

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
