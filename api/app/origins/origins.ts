/**
 * The origin of an address: its country, read from a database file in the MaxMind format, and whether a list of
 * networks names it as a VPN. Both files are read once, at the start; both may be missing.
 */
import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import logger from '@adonisjs/core/services/logger'
import { Reader, type CountryResponse } from 'maxmind'
import type { Origin } from '@grandstand/shared-types/accounts/play_countries'
import { readNetworks, type HoldsAddress } from '#core/http/networks'

interface OriginFiles {
  /** Path of a country database (`.mmdb`). */
  countries?: string | undefined
  /** Path of a text with an address or range on each line; `#` begins a comment. */
  vpns?: string | undefined
}

/** Addresses in memory, so that a coupon costs no search of the files. */
const MOST_KNOWN = 50_000
const known = new Map<string, Origin>()
let countries: Reader<CountryResponse> | null = null
let isOfVpn: HoldsAddress = () => false

/** Reads the files. A file that is named but unreadable is logged, and counts as missing. */
export async function readOrigins(files: OriginFiles): Promise<void> {
  countries = await read(files.countries, (bytes) => new Reader<CountryResponse>(bytes))
  isOfVpn = (await read(files.vpns, (bytes) => readNetworks(linesOf(bytes)))) ?? (() => false)
  known.clear()
}

export function originOf(address: string): Origin {
  const found = known.get(address)
  if (found) return found
  if (known.size >= MOST_KNOWN) known.clear()
  const origin = { country: countryOf(address), isVpn: isOfVpn(address) }
  known.set(address, origin)
  return origin
}

/** The code of a country; null for an address of no country, and when the database is damaged. */
function countryOf(address: string): string | null {
  if (!countries || isIP(address) === 0) return null
  try {
    const found = countries.get(address)
    return found?.country?.iso_code ?? found?.registered_country?.iso_code ?? null
  } catch {
    return null
  }
}

async function read<T>(path: string | undefined, parse: (bytes: Buffer) => T): Promise<T | null> {
  if (!path) return null
  try {
    return parse(await readFile(path))
  } catch (error) {
    logger.error({ err: error, path }, 'the file of countries or VPN networks could not be read')
    return null
  }
}

const linesOf = (bytes: Buffer): string[] =>
  bytes
    .toString('utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean)
