/**
 * The secret that the sandbox of games shares with the platform. It follows from `APP_KEY`, which the first start makes, so
 * that it is never part of the code or of the database.
 */
import { createHmac } from 'node:crypto'
import env from '#start/env'

/** The code of the sandbox among game providers, part of the address of its wallet. */
export const SANDBOX_GAMES_CODE = 'sandbox'

/** The secret by which both sides sign their calls (HMAC-SHA256). */
export const sandboxGamesSecret = (): string =>
  createHmac('sha256', env.get('APP_KEY').release()).update('sandbox games').digest('hex')
