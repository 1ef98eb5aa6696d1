/** A small country database in the MaxMind format, made from networks. */
import { isIPv4 } from 'node:net'

/** Where a bit of an address leads: to a node, to the data of a country, or nowhere. */
type Step = { node: number } | { country: string } | null

const BITS = 128
const RECORD_BITS = 24

/** `networks`: `203.0.113.0/24` and `2001:db8::/32` by country code; no network inside another. */
export function countryDatabase(networks: Readonly<Record<string, string>>): Buffer {
  const nodes: [Step, Step][] = [[null, null]]
  for (const [network, country] of Object.entries(networks)) {
    const [address = '', length = ''] = network.split('/')
    const prefix = isIPv4(address) ? BITS - 32 + Number(length) : Number(length)
    const bits = bitsOf(address)
    let at = 0
    for (let i = 0; i < prefix; i++) {
      const node = nodes[at]
      const side = bits[i] === '1' ? 1 : 0
      if (!node) throw new Error('no such node')
      if (i === prefix - 1) node[side] = { country }
      else {
        const next = node[side]
        if (next && 'node' in next) at = next.node
        else {
          node[side] = { node: nodes.length }
          at = nodes.push([null, null]) - 1
        }
      }
    }
  }
  const offsets = new Map<string, number>()
  const data: Buffer[] = []
  let size = 0
  for (const country of new Set(Object.values(networks))) {
    const entry = map({ country: map({ iso_code: text(country) }) })
    offsets.set(country, size)
    data.push(entry)
    size += entry.length
  }
  const record = (step: Step): number => {
    if (step === null) return nodes.length
    return 'node' in step ? step.node : nodes.length + 16 + (offsets.get(step.country) ?? 0)
  }
  const tree = nodes.flatMap(([left, right]) => [uint(record(left), 3), uint(record(right), 3)])
  const about = map({
    binary_format_major_version: number(5, 2),
    binary_format_minor_version: number(5, 0),
    build_epoch: Buffer.concat([Buffer.from([4, 2]), uint(1_700_000_000, 4)]),
    database_type: text('Test-Country'),
    description: map({}),
    ip_version: number(5, 6),
    languages: Buffer.from([0, 4]),
    node_count: number(6, nodes.length),
    record_size: number(5, RECORD_BITS),
  })
  const marker = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1')
  return Buffer.concat([...tree, Buffer.alloc(16), ...data, marker, about])
}

/** The 128 bits of an address; an IPv4 address stands in the last 32. */
function bitsOf(address: string): string {
  const groups = isIPv4(address)
    ? address.split('.').map((byte) => Number(byte).toString(2).padStart(8, '0'))
    : ipv6Groups(address).map((group) => Number.parseInt(group, 16).toString(2).padStart(16, '0'))
  return groups.join('').padStart(BITS, '0')
}

function ipv6Groups(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

const uint = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}
/** `type` 5 has 16 bits at most, 6 has 32. */
const number = (type: 5 | 6, value: number): Buffer =>
  Buffer.concat([
    Buffer.from([(type << 5) | (type === 5 ? 2 : 4)]),
    uint(value, type === 5 ? 2 : 4),
  ])
const text = (value: string): Buffer =>
  Buffer.from([(2 << 5) | value.length, ...Buffer.from(value)])
const map = (entries: Record<string, Buffer>): Buffer =>
  Buffer.concat([
    Buffer.from([(7 << 5) | Object.keys(entries).length]),
    ...Object.entries(entries).flatMap(([key, value]) => [text(key), value]),
  ])
