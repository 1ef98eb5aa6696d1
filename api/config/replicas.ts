/** The replicas of the database: servers that follow it, for reads that may lag (docs/scaling.md). */
import { isIP } from 'node:net'
import env from '#start/env'

export interface ReplicaPlace {
  /** Name of its connection in config/database.ts. */
  name: string
  host: string
  port: number
}

const DEFAULT_LAG_MS = 3_000
/** A replica is asked twice a second, and has a second to answer. */
const LEAST_LAG_MS = 1_000

/** Reads `host:port, host`. Throws an Error for a text that names no server. */
export function readReplicas(text: string, defaultPort: number): ReplicaPlace[] {
  const names = text.split(',').map((part) => part.trim())
  return names.filter(Boolean).map((place, index) => {
    const [, host = '', port] = /^\[?([^\]]+?)\]?(?::(\d{1,5}))?$/.exec(place) ?? []
    const isName = /^[\w.-]+$/.test(host)
    if (!isName && isIP(host) === 0) throw new Error(`DB_REPLICAS names "${place}", no host:port`)
    return { name: `replica${index + 1}`, host, port: port ? Number(port) : defaultPort }
  })
}

function readLag(ms: number | undefined): number {
  if (ms !== undefined && ms < LEAST_LAG_MS) {
    throw new Error(`DB_REPLICA_LAG_MS must be at least ${LEAST_LAG_MS}`)
  }
  return ms ?? DEFAULT_LAG_MS
}

/** SQLite has no replicas. */
export const replicas: readonly ReplicaPlace[] =
  env.get('DB_CONNECTION') === 'mysql'
    ? readReplicas(env.get('DB_REPLICAS') ?? '', env.get('DB_PORT', 3306))
    : []

/** A replica that is further behind gets no reads. */
export const mostLagMs = readLag(env.get('DB_REPLICA_LAG_MS'))
