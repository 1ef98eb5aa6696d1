/** The code by which a machine gets its key: shown once, stored as a keyed hash, used once. */
import { createHmac } from 'node:crypto'
import env from '#start/env'
import { readableCode } from '#core/readable_code'

const LENGTH = 12
const KEY = createHmac('sha256', env.get('APP_KEY').release()).update('machine code').digest()

/** `ABCD-EFGH-JKLM`. */
export const newEnrolmentCode = (): string => readableCode(LENGTH).replaceAll(/(.{4})(?=.)/g, '$1-')

/** Hexadecimal, 64 characters; case, spaces and hyphens do not count. */
export const hashOfCode = (code: string): string =>
  createHmac('sha256', KEY).update(code.toUpperCase().replaceAll(/[\s-]/g, '')).digest('hex')
