import db from '@adonisjs/lucid/services/db'
import type { DeskMode } from '@grandstand/shared-types/accounts/machines'
import type { Heartbeat, HeartbeatView } from '@grandstand/shared-types/wire/desk/machines'
import type { Principal } from '#core/requests/access'
import { clock } from '#core/timing/clock'

/** Notes that the session's machine is alive, and the state of its printer. */
export async function noteHeartbeat(
  { machine }: Principal,
  { printer }: Heartbeat
): Promise<HeartbeatView> {
  if (!machine) return { machine: null }
  await db.from('machines').where('id', machine.id).update({ last_seen_at: clock.now(), printer })
  const row = await db
    .query<{ name: string; mode: DeskMode; locked_at: number | null }>()
    .from('machines')
    .where('id', machine.id)
    .select('name', 'mode', 'locked_at')
    .firstOrFail()
  const { name, mode } = row
  return { machine: { name, mode, isLocked: row.locked_at !== null } }
}
