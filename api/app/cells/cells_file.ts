/** The file that says which cell serves a host. A cell is one database with the servers on it; each brand is in one cell. */
import { readFile } from 'node:fs/promises'

export interface Cell {
  name: string
  /** Its servers, such as `http://10.0.0.5:3333`; any of them may answer. */
  servers: readonly URL[]
}

export interface Cells {
  byHost: ReadonlyMap<string, Cell>
  /** Serves every host that is not named; null: nobody does. */
  others: Cell | null
}

/** The file cannot be used; the message says why. */
export class BadCellsFile extends Error {}

export async function readCells(path: string): Promise<Cells> {
  let json: unknown
  try {
    json = JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    throw new BadCellsFile(`${path}: ${error instanceof Error ? error.message : ''}`)
  }
  return cellsOf(json)
}

/**
 * Reads `{ cells: { west: ["http://10.0.0.5:3333"] }, hosts: { "brand.example": "west" }, others: "west" }`. Throws
 * `BadCellsFile`.
 */
export function cellsOf(json: unknown): Cells {
  const { cells, hosts = {}, others } = record(json, 'the file')
  const byName = new Map(
    Object.entries(record(cells, 'cells')).map(([name, servers]) => [name, cellOf(name, servers)])
  )
  const named = (name: unknown): Cell => {
    const cell = typeof name === 'string' ? byName.get(name) : undefined
    if (!cell) throw new BadCellsFile(`${JSON.stringify(name)} is no cell`)
    return cell
  }
  return {
    byHost: new Map(
      Object.entries(record(hosts, 'hosts')).map(([host, name]) => [
        host.toLowerCase(),
        named(name),
      ])
    ),
    others: others === undefined ? null : named(others),
  }
}

/** The cell of a host; its port does not count. Null for a host that none serves. */
export function cellOfHost({ byHost, others }: Cells, host: string): Cell | null {
  const name = host.toLowerCase().replace(/\.?(?::\d+)?$/, '')
  return byHost.get(name) ?? others
}

function cellOf(name: string, servers: unknown): Cell {
  const list: unknown[] = Array.isArray(servers) ? servers : []
  if (list.length === 0) throw new BadCellsFile(`cell "${name}" has no servers`)
  return { name, servers: list.map((server) => addressOf(server, name)) }
}

function addressOf(server: unknown, name: string): URL {
  const url = typeof server === 'string' && URL.canParse(server) ? new URL(server) : null
  if (url?.protocol === 'http:' && url.pathname === '/') return url
  throw new BadCellsFile(`${JSON.stringify(server)} of cell "${name}" is not like http://host:port`)
}

function record(value: unknown, what: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new BadCellsFile(`${what} must be an object`)
}
