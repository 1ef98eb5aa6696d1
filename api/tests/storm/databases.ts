/** The nodes of the database's cluster, which this suite's runner starts again when they are killed. */
import { readFileSync } from 'node:fs'
import db from '@adonisjs/lucid/services/db'
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise'
import env from '#start/env'

/** Ports of the nodes; HAProxy leads to one of them. */
const PORTS = (process.env['STORM_DATABASES'] ?? '').split(',').map(Number)

/** The port of the node that takes the writes. */
export async function writingNode(): Promise<number> {
  const [[row]]: [[{ port: number }]] = await db.rawQuery('select @@port as port')
  return row.port
}

/** A node may refuse all but settings, as one does that is cut off from the others. */
export async function serve(port: number, isServing: boolean): Promise<void> {
  await at(port, `set global wsrep_reject_queries = ${isServing ? 'NONE' : 'ALL'}`)
}

/** Kills the node that takes the writes, or another. */
export async function killNode(which: 'writer' | 'other'): Promise<void> {
  const writer = await writingNode()
  const port = which === 'writer' ? writer : PORTS.find((one) => one !== writer)
  const file = await at(port ?? 0, 'select @@pid_file as value')
  process.kill(Number(readFileSync(file, 'utf8')), 'SIGKILL')
}

/** Runs a statement on a node that takes no writes of servers, once it has all that was committed. */
export async function tellOther(statement: string): Promise<void> {
  const writer = await writingNode()
  const port = PORTS.find((one) => one !== writer) ?? 0
  await withNode(port, async (connection) => {
    await connection.query('set session wsrep_sync_wait = 7')
    await connection.query(statement)
  })
}

/** True when every node has all that was committed, and takes part. */
export async function areAllNodesBack(): Promise<boolean> {
  for (const port of PORTS) {
    const state = await at(port, "show status like 'wsrep_local_state_comment'")
    const size = await at(port, "show status like 'wsrep_cluster_size'")
    if (state !== 'Synced' || Number(size) !== PORTS.length) return false
  }
  return true
}

/** The value that a statement finds at one node. */
const at = (port: number, statement: string): Promise<string> =>
  withNode(port, async (connection) => {
    const [rows] = await connection.query<RowDataPacket[]>(statement)
    return String(rows[0]?.['value'] ?? rows[0]?.['Value'] ?? '')
  })

async function withNode<T>(port: number, work: (node: Connection) => Promise<T>): Promise<T> {
  const connection = await createConnection({
    host: '127.0.0.1',
    port,
    user: env.get('DB_USER', 'root'),
    connectTimeout: 1_000,
  })
  try {
    return await work(connection)
  } finally {
    connection.destroy()
  }
}
