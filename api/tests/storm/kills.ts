/** What is killed with -9 in the rounds of a storm, and its way back. */
import { setTimeout as pause } from 'node:timers/promises'
import { until, type Cluster } from '#tests/nodes/cluster'
import type { ServerProcess } from '#tests/crash/server_process'
import { areAllNodesBack, killNode } from '#tests/storm/databases'
import type { LiveFeeds } from '#tests/storm/live_feeds'

const BACK_WITHIN_MS = 120_000
const GONE_MS = 1_000

export const VICTIMS = ['writer', 'leader', 'redis', 'server', 'database'] as const
/** The database's node that takes the writes, the server that takes the feeds, Redis, another server, another node. */
export type Victim = (typeof VICTIMS)[number]

/** Resolves when all is whole again. */
export async function kill(victim: Victim, made: Cluster, feeds: LiveFeeds): Promise<void> {
  if (victim === 'redis') {
    await made.redis.kill()
    await pause(GONE_MS)
    await made.redis.start()
  } else if (victim === 'writer' || victim === 'database') {
    await killNode(victim === 'writer' ? 'writer' : 'other')
    await pause(GONE_MS)
    await until('all nodes of the database', areAllNodesBack, BACK_WITHIN_MS)
  } else {
    const { taker } = feeds
    const node = victim === 'leader' ? taker : made.nodes.find((one) => one !== taker)
    await killServer(node)
  }
}

async function killServer(node: ServerProcess | undefined): Promise<void> {
  if (!node) throw new Error('no such server')
  await node.stop()
  await pause(GONE_MS)
  await node.start()
}
