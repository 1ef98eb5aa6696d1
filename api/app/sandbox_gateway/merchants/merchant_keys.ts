/**
 * Keys of the sandbox's merchants. A merchant is a name; its key and its secret for notices follow from `APP_KEY`, which
 * the first start makes, so that none is ever part of the code or of the database.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import env from '#start/env'
import { AppError } from '#core/errors/app_error'

const KEY = createHmac('sha256', env.get('APP_KEY').release()).update('sandbox gateway').digest()

const derived = (purpose: string, merchant: string): string =>
  createHmac('sha256', KEY).update(`${purpose}:${merchant}`).digest('hex').slice(0, 40)

/** Form of a merchant's name. */
const NAME = /^[a-z\d-]{1,40}$/

/** The key by which a merchant asks the sandbox: `<name>.<40 hex digits>`. Throws an Error for a name of another form. */
export function merchantKey(merchant: string): string {
  if (!NAME.test(merchant)) throw new Error(`"${merchant}" is no name of a merchant`)
  return `${merchant}.${derived('key', merchant)}`
}

/** The secret that signs the notices to a merchant. */
export const noticeSecret = (merchant: string): string => derived('notices', merchant)

/** The merchant of an `Authorization: Bearer <key>`. Throws 401 `notSignedIn` for any other header. */
export function merchantOf(header: string | undefined): string {
  const key = header?.replace(/^Bearer /, '') ?? ''
  const [merchant = ''] = key.split('.')
  if (!NAME.test(merchant) || !isSame(key, merchantKey(merchant))) {
    throw new AppError('notSignedIn')
  }
  return merchant
}

function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
