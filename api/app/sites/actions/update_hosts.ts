/** Staff change the hosts at which their brand answers. */
import { isDeepStrictEqual } from 'node:util'
import { authorOf, recordAudit } from '#audit/record_audit'
import { bus } from '#core/bus'
import { inTransaction, isUniqueViolation, type Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { requireStepUp } from '#core/requests/step_up'
import { clock } from '#core/timing/clock'
import { forgetSites } from '#sites/current_site'
import Site from '#sites/models/site'
import { hostsOf } from '#sites/queries/site_hosts'

interface NewHosts {
  /** In their order, in lower case. */
  hosts: readonly string[]
  /** The host of the request, which stays: without it nobody could go on with the work. */
  asked: string
}

/**
 * The list replaces the one before, and is in force at once. Throws 404 `notFound`, 403 `stepUpNeeded`, 422 `hostStays`
 * [host] at `hosts` for a list without the host of the request, and as `insertHosts`.
 */
export async function updateHosts(
  editor: Editor,
  id: number,
  { hosts, asked }: NewHosts
): Promise<void> {
  await takingHosts(async (trx) => {
    const site = await Site.query({ client: trx }).where('id', id).forUpdate().first()
    if (!site) throw AppError.notFound()
    const before = await hostsOf(trx, id)
    if (isDeepStrictEqual(before, hosts)) return
    if (!hosts.includes(asked)) throw AppError.field('hosts', 'hostStays', [asked])
    await requireStepUp(editor.principal, trx)
    await trx.from('site_hosts').where('site_id', id).delete()
    await insertHosts(trx, id, hosts)
    await site.merge({ updatedAt: clock.now() }).save()
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'site.hosts',
      subjectType: 'site',
      subjectId: id,
      detail: { before: { hosts: before }, after: { hosts } },
    })
  })
  forgetSites()
  bus.emit('siteChanged', { siteId: id })
}

/** Throws 422 `hostTaken` [host] at each host at which another brand answers. */
export async function insertHosts(
  trx: Trx,
  siteId: number,
  hosts: readonly string[]
): Promise<void> {
  const taken: { host: string }[] = await trx
    .query<{ host: string }>()
    .from('site_hosts')
    .whereIn('host', [...hosts])
    .whereNot('site_id', siteId)
    .select('host')
  if (taken.length > 0) {
    throw new AppError('validationFailed', {
      fields: taken.map(({ host }) => ({
        field: `hosts.${hosts.indexOf(host)}`,
        key: 'hostTaken',
        params: [host],
      })),
    })
  }
  const now = clock.now()
  // one by one: their ids keep their order
  for (const host of hosts) {
    await trx.insertQuery().table('site_hosts').insert({ site_id: siteId, host, created_at: now })
  }
}

/** Two brands may take one host at the same time: throws 409 `alreadyExists` for the second one. */
export async function takingHosts<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(work)
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('alreadyExists')
    throw error
  }
}
