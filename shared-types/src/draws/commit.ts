/**
 * The server's promise of a draw: the hash of its seed is published before bets are taken, the seed after the draw (rules
 * 13.1). Seeds are text, and what is hashed is the text itself, so that any tool can check it.
 */
import { hex } from './hex.ts'
import { bytesOf, sha256 } from './sha256.ts'

const SEED_BYTES = 32

/** A new server seed: 32 bytes of the system's secure random source, as 64 hexadecimal digits. */
export const newServerSeed = (): string =>
  hex(globalThis.crypto.getRandomValues(new Uint8Array(SEED_BYTES)))

/** The hash to publish: SHA-256 of the text of the server seed, as 64 lower-case hexadecimal digits. */
export const commit = (serverSeed: string): string =>
  hex(bytesOf(sha256(new TextEncoder().encode(serverSeed))))

/** Whether the revealed seed is the one whose hash was published; capitals and spaces around the hash do not matter. */
export const keepsPromise = (serverSeed: string, publishedHash: string): boolean =>
  commit(serverSeed) === publishedHash.trim().toLowerCase()
