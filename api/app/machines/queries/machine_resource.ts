/** The status board: machines with their states, the last sale and the open shift of their users. */
import db from '@adonisjs/lucid/services/db'
import {
  ONLINE_SECONDS,
  type DeskMode,
  type PrinterState,
} from '@grandstand/shared-types/accounts/machines'
import type { MachineRow } from '@grandstand/shared-types/wire/desk/machines'
import { whereAmong } from '#core/database/transactions'
import { OWNER_FILTERS } from '#core/lists/owner_filters'
import {
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
  type Row,
} from '#core/lists/resource'
import { scopeToPrincipal, type Principal } from '#core/requests/access'
import { clock } from '#core/timing/clock'

type Stored = Omit<MachineRow, 'isOnline' | 'lastSaleAt' | 'shiftId'>

const fields = {
  id: number('machines.id'),
  userId: number('machines.user_id'),
  username: text('users.username'),
  name: text('machines.name'),
  machineId: text('machines.machine_id'),
  mode: text<DeskMode>('machines.mode'),
  registeredAt: number('machines.created_at'),
  enrolledAt: orNull(number('machines.enrolled_at')),
  lockedAt: orNull(number('machines.locked_at')),
  revokedAt: orNull(number('machines.revoked_at')),
  lastSeenAt: orNull(number('machines.last_seen_at')),
  printer: text<PrinterState>('machines.printer'),
} satisfies FieldsOf<Stored>

/** Machines with the filters of the columns, and `isRevoked`. */
export const machineResource: Resource<typeof fields> = {
  name: 'machines',
  fields,
  from: (query) => query.from('machines').join('users', 'users.id', 'machines.user_id'),
  search: ['machines.name', 'machines.machine_id', 'users.username'],
  filters: {
    ...OWNER_FILTERS,
    isRevoked: (query, value) =>
      void (value === true || value === 'true'
        ? query.whereNotNull('machines.revoked_at')
        : query.whereNull('machines.revoked_at')),
  },
  defaultSort: ['id', 'desc'],
}

/** Machines of users whom the principal sees. */
export function scopeMachines(query: Query, principal: Principal): void {
  scopeToPrincipal(query, principal)
}

/** Adds the present states of the machines and their users. */
export async function withStates(rows: Row<typeof fields>[]): Promise<MachineRow[]> {
  const userIds = [...new Set(rows.map(({ userId }) => userId))]
  const [sales, shifts] = await Promise.all([lastSales(userIds), openShifts(userIds)])
  const seenSince = clock.now() - ONLINE_SECONDS * 1000
  return rows.map((row) => ({
    ...row,
    isOnline: row.revokedAt === null && (row.lastSeenAt ?? 0) >= seenSince,
    lastSaleAt: sales.get(row.userId) ?? null,
    shiftId: shifts.get(row.userId) ?? null,
  }))
}

interface Known {
  userId: number
  value: number
}

async function lastSales(userIds: readonly number[]): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map()
  const coupons = db.query<Known>().from('coupons')
  const rows: Known[] = await whereAmong(coupons, 'user_id', userIds)
    .groupBy('user_id')
    .select({ userId: 'user_id' })
    .max('placed_at as value')
  return mapOf(rows)
}

async function openShifts(userIds: readonly number[]): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map()
  const shifts = db.query<Known>().from('shifts')
  const rows: Known[] = await whereAmong(shifts, 'open_for', userIds).select({
    userId: 'open_for',
    value: 'id',
  })
  return mapOf(rows)
}

const mapOf = (rows: readonly Known[]): Map<number, number> =>
  new Map(rows.map(({ userId, value }) => [Number(userId), Number(value)]))
