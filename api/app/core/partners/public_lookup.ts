/** Finds the address of a host, and refuses those of private networks: a name may lead anywhere (must-hold S6). */
import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { readNetworks } from '#core/http/networks'

const isPrivate = readNetworks([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
])

/** Whether an address is one that everybody on the internet reaches. */
export const isPublicAddress = (address: string): boolean => !isPrivate(address)

type Found = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number
) => void

/** As `dns.lookup`, for the option `lookup` of a request. Fails for a name of which any address is private. */
export function publicLookup(hostname: string, options: LookupOptions, found: Found): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, [])
    const secret = addresses.find(({ address }) => !isPublicAddress(address))
    if (secret) {
      return found(new Error(`${hostname} is at the private address ${secret.address}`), [])
    }
    const [first] = addresses
    if (options.all) return found(null, addresses)
    if (!first) return found(new Error(`${hostname} has no address`), [])
    found(null, first.address, first.family)
  })
}
