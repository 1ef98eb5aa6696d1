/** The replica of this suite, which its runner starts again when it is killed. */
import { readFileSync } from 'node:fs'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { mostLagMs, replicas } from '#config/replicas'
import { replicaStates } from '#core/database/replicas'
import type { ReplicaState } from '@grandstand/shared-types/wire/servers'

export { mostLagMs }

/** Runs a statement there; resolves to the field `value` of its row. */
export async function tellReplica(statement: string): Promise<string> {
  const [place] = replicas
  const connection = await createConnection({ host: '127.0.0.1', port: place?.port, user: 'root' })
  try {
    const [rows] = await connection.query<RowDataPacket[]>(statement)
    return String(Array.isArray(rows) ? rows[0]?.['value'] : '')
  } finally {
    await connection.end()
  }
}

/** The id of its process. */
export const replicaProcess = async (): Promise<number> =>
  Number(readFileSync(await tellReplica('select @@pid_file as value'), 'utf8'))

/** The replica as this server knows it. */
export function replicaNow(): ReplicaState {
  const [state] = replicaStates()
  if (!state) throw new Error('DB_REPLICAS names no replica')
  return state
}
