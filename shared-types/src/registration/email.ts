/** Email addresses of accounts. Pure functions. */
import { plainTyped } from '../core/typed_text.ts'

const MOST_LENGTH = 190
const MOST_NAME_LENGTH = 64
const NAME = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const HOST = /^([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/

/** Whether a text looks like an address that a mail server would accept. */
export function isEmail(typed: string): boolean {
  const text = plainTyped(typed)
  const cut = text.lastIndexOf('@')
  const [name, host] = [text.slice(0, Math.max(0, cut)), text.slice(cut + 1)]
  const isShort = text.length <= MOST_LENGTH && name.length <= MOST_NAME_LENGTH
  return isShort && NAME.test(name) && HOST.test(host)
}

/** The form in which addresses are compared: two addresses of a brand that differ only in capitals are the same. */
export const emailKey = (email: string): string => plainTyped(email).toLowerCase()
