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
  // in documents alone
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // the addresses of IPv6 that hold one of IPv4 lead to it through a gateway, whatever its network is
  '::/96',
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  // 2001::/23 has Teredo and other protocols
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  // what was local before fc00::/7
  'fec0::/10',
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
