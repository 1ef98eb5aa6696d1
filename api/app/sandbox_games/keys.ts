/**
 * The secrets that the sandbox of games shares with the wallet. They follow from `APP_KEY`, which the first start makes, so
 * that none is ever part of the code or of the database.
 */
import { createHmac } from 'node:crypto'
import env from '#start/env'

/** The code of the sandbox among game providers, part of the address of its wallet. */
export const SANDBOX_GAMES_CODE = 'sandbox'

const KEY = createHmac('sha256', env.get('APP_KEY').release()).update('sandbox games').digest()

const derived = (purpose: string): string => createHmac('sha256', KEY).update(purpose).digest('hex')

/** The secret by which the sandbox signs its calls of the wallet (HMAC-SHA256). */
export const sandboxWalletSecret = (): string => derived('wallet')

/** The secret by which the platform signs its calls of the sandbox: list of games, launches, transactions, rounds. */
export const sandboxApiSecret = (): string => derived('api')
