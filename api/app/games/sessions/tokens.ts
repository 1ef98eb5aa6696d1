import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, by which a provider names a launch or a session. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The hash that the database keeps: nobody can play with it. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')

/** Names a launch to people, and finds its session by the begin of `launch_hash`. */
export const referenceOf = (launchHash: string): string => launchHash.slice(0, 12).toUpperCase()
