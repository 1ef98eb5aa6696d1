import { createHash } from 'node:crypto'

/** What is stored of the key of an affiliate's program, which is random. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex')
