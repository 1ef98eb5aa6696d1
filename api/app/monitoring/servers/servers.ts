/** The servers of the installation, the work that one of them does at a time, and what waits. */
import db from '@adonisjs/lucid/services/db'
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type {
  LeaseView,
  ServerReport,
  ServerRow,
  ServersView,
} from '@grandstand/shared-types/wire/servers'
import { dialect } from '#core/dialect/current'
import type { Query } from '#core/lists/resource'
import { wantedLease } from '#feed/leading/turn'
import { ALIVE_MS } from '#monitoring/servers/report'

interface StoredServer {
  id: string
  name: string
  roles: string
  started_at: number
  seen_at: number
  report: string
  is_alive: number
}

/** What an older server does not report yet. */
type Later = 'replicas' | 'clockDriftMs'
type ReadReport = Omit<ServerReport, Later> & Partial<Pick<ServerReport, Later>>

interface StoredLease {
  name: string
  owner: string
  fence: number
  is_held: number
}

export async function serversNow(): Promise<ServersView> {
  const leases: StoredLease[] = await db
    .query<StoredLease>()
    .from('leases')
    // a wish, which leads nothing
    .whereNot('name', wantedLease.name)
    .orderBy('name')
    .select('name', 'owner', 'fence')
    .select(db.raw(`case when expires_at > ${dialect().nowMs} then 1 else 0 end as is_held`))
  const rows: StoredServer[] = await db
    .query<StoredServer>()
    .from('servers')
    .orderBy([{ column: 'name' }, { column: 'started_at', order: 'desc' }])
    .select('*')
    .select(
      db.raw(`case when seen_at > ${dialect().nowMs} - ${ALIVE_MS} then 1 else 0 end as is_alive`)
    )
  const servers = rows.map((row) => serverOf(row, leases))
  return {
    servers,
    leases: leases.map((lease) => leaseView(lease, servers)),
    queues: {
      pendingCoupons: await count(
        db.from('coupons').where({ status: COUPON_STATUS.waiting, state: 'pendingAcceptance' })
      ),
      unsettledResults: await count(db.from('results').whereNull('settled_at')),
      waitingMails: await count(db.from('mails').where('state', 'waiting')),
    },
    lastSettlementAt: await lastSettlement(),
  }
}

function serverOf(row: StoredServer, leases: readonly StoredLease[]): ServerRow {
  const report: ReadReport = JSON.parse(row.report)
  return {
    id: row.id,
    name: row.name,
    roles: row.roles.split(','),
    startedAt: row.started_at,
    seenAt: row.seen_at,
    isAlive: Boolean(row.is_alive),
    leads: leases
      .filter(({ owner, is_held: isHeld }) => owner === row.id && Boolean(isHeld))
      .map(({ name }) => name),
    ...report,
    // an older server beside newer ones knows none
    replicas: report.replicas ?? [],
    clockDriftMs: report.clockDriftMs ?? null,
  }
}

const leaseView = (lease: StoredLease, servers: readonly ServerRow[]): LeaseView => ({
  name: lease.name,
  fence: lease.fence,
  isHeld: Boolean(lease.is_held),
  holder: servers.find(({ id }) => id === lease.owner)?.name ?? null,
})

async function count(query: Query): Promise<number> {
  const [row]: Record<string, unknown>[] = await query.count('* as total')
  return Number(row?.['total'] ?? 0)
}

async function lastSettlement(): Promise<number | null> {
  const row = await db
    .query<{ at: number | null }>()
    .from('results')
    .max('settled_at as at')
    .first()
  return row?.at ? Number(row.at) : null
}
