/** Staff decide which lobbies of games players see, in which order, and what a stake in them may be. */
import { LOBBIES } from '@grandstand/shared-types/accounts/lobbies'
import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import { shownLobbies, type LobbySetting } from '@grandstand/shared-types/sites/lobby_settings'
import { authorOf, changedFields, recordAudit } from '#audit/record_audit'
import { bus } from '#core/bus'
import { inTransaction } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { forgetSites } from '#sites/current_site'
import Site from '#sites/models/site'
import { withDefaults } from '#sites/settings'
import type { SentLobbies } from '#sites/validators/lobbies'

/**
 * In force at once; rounds and tickets that are there go on (rules 12.12). Throws 404 `notFound`, 422 `amountTooSmall` [least]
 * at a highest stake below the lowest.
 */
export async function updateLobbies(editor: Editor, { lobbies }: SentLobbies): Promise<void> {
  const { siteId } = editor.principal
  const after = lobbies.map((sent, at) => ({ ...sent, stakes: stakesOf(sent, at) }))
  await inTransaction(async (trx) => {
    const site = await Site.query({ client: trx }).where('id', siteId).forUpdate().first()
    if (!site) throw AppError.notFound()
    const before = withDefaults(site.settings).lobbies
    const detail = changedFields(figures(before), figures(after))
    if (Object.keys(detail.after).length === 0) return
    const settings = { ...site.settings, lobbies: after }
    await site.merge({ settings, updatedAt: clock.now() }).save()
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'site.lobbies',
      subjectType: 'site',
      subjectId: siteId,
      detail,
    })
  })
  forgetSites()
  bus.emit('siteChanged', { siteId })
}

/** Without the currencies that have no bound. */
function stakesOf({ stakes }: SentLobbies['lobbies'][number], at: number): LobbySetting['stakes'] {
  const kept = CURRENCY_CODES.flatMap((code) => {
    const bound = stakes[code]
    if (!bound || (bound.minStakeMinor === null && bound.maxStakeMinor === null)) return []
    const { minStakeMinor: least, maxStakeMinor: most } = bound
    if (least !== null && most !== null && least > most) {
      const path = `lobbies.${at}.stakes.${code}.maxStakeMinor`
      throw AppError.field(path, 'amountTooSmall', [least])
    }
    return [[code, bound] as const]
  })
  return Object.fromEntries(kept)
}

/** As the audit log names them: the shown lobbies in their order, and the bounds of each lobby. */
const figures = (settings: readonly LobbySetting[]): Record<string, unknown> => ({
  shownLobbies: shownLobbies(settings),
  ...Object.fromEntries(
    LOBBIES.map((lobby) => [
      `lobbies.${lobby}`,
      settings.find((one) => one.lobby === lobby)?.stakes,
    ])
  ),
})
