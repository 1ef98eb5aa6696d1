/** A MariaDB that others follow, and one that follows it; both in temporary folders. */
import { startMariadb } from './mariadb.mjs'

/**
 * Starts both servers; each is started again when it ends by itself.
 * @param {{ database: string }} options
 * @returns {Promise<{ env: Record<string, string>, stop: () => Promise<void> }>} `env` holds the API's DB_* settings: the first
 * server, and the second as its replica
 */
export async function startPrimaryAndReplica({ database }) {
  const primary = await startMariadb({ databases: [database], mayBeKilled: true, serverId: 1 })
  const replica = await startMariadb({ databases: [], mayBeKilled: true, serverId: 2 })
  await follow(replica.env, primary.env)
  return {
    env: { ...primary.env, DB_REPLICAS: `127.0.0.1:${replica.env.DB_PORT}` },
    async stop() {
      await replica.stop()
      await primary.stop()
    },
  }
}

async function follow(replica, primary) {
  const { createConnection } = await import('mysql2/promise')
  const connection = await createConnection({
    host: '127.0.0.1',
    port: Number(replica.DB_PORT),
    user: 'root',
  })
  try {
    await connection.query(
      `CHANGE MASTER TO MASTER_HOST='127.0.0.1', MASTER_PORT=${primary.DB_PORT}, MASTER_USER='root',
       MASTER_CONNECT_RETRY=1, MASTER_USE_GTID=slave_pos`
    )
    await connection.query('START SLAVE')
  } finally {
    await connection.end()
  }
}
