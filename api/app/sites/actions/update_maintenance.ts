/** Staff close their brand to players, now or in a planned window. */
import type { Maintenance } from '@grandstand/shared-types/sites/maintenance'
import { authorOf, changedFields, recordAudit } from '#audit/record_audit'
import { bus } from '#core/bus'
import { inTransaction } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { requireStepUp } from '#core/requests/step_up'
import { clock } from '#core/timing/clock'
import { forgetSites } from '#sites/current_site'
import Site from '#sites/models/site'
import { withDefaults } from '#sites/settings'
import type { MaintenanceChange } from '#sites/validators/maintenance'

/**
 * In force at once. Throws 404 `notFound`, 403 `stepUpNeeded`, and 422 at `to`: `isRequiredArea` for a window with one
 * end, `endBeforeStart` for one that ends before it begins, or in the past.
 */
export async function updateMaintenance(
  editor: Editor,
  id: number,
  change: MaintenanceChange
): Promise<void> {
  const { isOn, from = null, to = null } = change
  if ((from === null) !== (to === null)) throw AppError.field('to', 'isRequiredArea')
  await inTransaction(async (trx) => {
    const site = await Site.query({ client: trx }).where('id', id).forUpdate().first()
    if (!site) throw AppError.notFound()
    const before = withDefaults(site.settings).maintenance
    const isNewWindow = from !== before.from || to !== before.to
    const isPast = from !== null && to !== null && (to <= from || to <= clock.now())
    if (isNewWindow && isPast) throw AppError.field('to', 'endBeforeStart')
    const texts = Object.fromEntries(Object.entries(change.texts).filter(([, text]) => text !== ''))
    const after: Maintenance = { isOn, from, to, texts }
    const detail = changedFields({ ...before }, { ...after })
    if (Object.keys(detail.after).length === 0) return
    await requireStepUp(editor.principal, trx)
    const settings = { ...site.settings, maintenance: after }
    await site.merge({ settings, updatedAt: clock.now() }).save()
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'site.maintenance',
      subjectType: 'site',
      subjectId: id,
      detail,
    })
  })
  forgetSites()
  bus.emit('siteChanged', { siteId: id })
}
