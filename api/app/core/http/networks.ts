/** Networks as texts: addresses and ranges such as `10.0.0.7` and `fd00::/8`. */
import { BlockList, isIP } from 'node:net'

/** Whether an address belongs to the networks; false for a text that is no address. */
export type HoldsAddress = (address: string) => boolean

/** Throws an `Error` that names the first entry that is no network. */
export function readNetworks(entries: readonly string[]): HoldsAddress {
  const networks = new BlockList()
  for (const entry of entries) addTo(networks, entry)
  return (address) => {
    const family = isIP(address)
    return family !== 0 && networks.check(address, family === 6 ? 'ipv6' : 'ipv4')
  }
}

export function isNetwork(entry: string): boolean {
  try {
    addTo(new BlockList(), entry)
    return true
  } catch {
    return false
  }
}

function addTo(networks: BlockList, entry: string): void {
  const [address = '', bits, ...more] = entry.split('/')
  const family = isIP(address)
  const [type, most] = family === 6 ? (['ipv6', 128] as const) : (['ipv4', 32] as const)
  const isRange = bits !== undefined
  if (family === 0 || more.length > 0 || (isRange && !/^\d{1,3}$/.test(bits))) throw unread(entry)
  if (isRange && (Number(bits) < 1 || Number(bits) > most)) throw unread(entry)
  if (isRange) networks.addSubnet(address, Number(bits), type)
  else networks.addAddress(address, type)
}

const unread = (entry: string) =>
  new Error(`"${entry}" is no address and no range such as 10.0.0.0/8`)
