/** The code by which a machine gets its key: shown once, stored as a keyed hash, used once. */
import { plainCode } from '@grandstand/shared-types/core/typed_text'
import { keyedHash } from '#core/keys/keyed_hash'
import { readableCode } from '#core/readable_code'

const LENGTH = 12
const hash = keyedHash('machine code')

/** `ABCD-EFGH-JKLM`. */
export const newEnrolmentCode = (): string => readableCode(LENGTH).replaceAll(/(.{4})(?=.)/g, '$1-')

/** The hash of a code to store; case, spaces and hyphens do not count. */
export const hashOfCode = (code: string): string => hash.of(plainCode(code))

/** The forms in which the hash of a code may be stored. */
export const hashFormsOf = (code: string): string[] => hash.forms(plainCode(code))
