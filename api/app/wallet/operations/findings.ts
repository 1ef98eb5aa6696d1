/** Differences with providers' lists, for staff. */
import { FINDING_ACTS, type GameFindingRow } from '@grandstand/shared-types/wire/games/findings'
import { AppError, found } from '#core/errors/app_error'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations, rowReader } from '#core/operations/resource_operations'
import { exactObject, reason, rowId, vine } from '#core/requests/validation'
import { clock } from '#core/timing/clock'
import { providerById } from '#games/providers/provider'
import {
  approveFinding,
  orderFinding,
  refuseFinding,
} from '#wallet/reconciling/actions/finding_orders'
import { findingResource, scopeFindings } from '#wallet/reconciling/queries/finding_resource'
import { reconcile } from '#wallet/reconciling/reconcile'

const reads = { permission: 'rounds.reconcile', scope: scopeFindings } as const
const readFinding = rowReader(findingResource, { scope: scopeFindings })

const MOST_MS = 7 * 24 * 3_600_000
const DAY_MS = 24 * 3_600_000
const moment = () => vine.number().withoutDecimals().min(0).max(Number.MAX_SAFE_INTEGER)

const deciding = vine.compile(exactObject({ act: vine.enum(FINDING_ACTS), reason: reason() }))
const refusing = vine.compile(exactObject({ reason: reason() }))
const comparing = vine.compile(
  exactObject({ providerId: rowId(), from: moment().optional(), to: moment().optional() })
)

export const findings = {
  ...aroundList('gameFindings', findingResource, reads),
  ...readOperations('gameFindings', findingResource, reads),
  decideGameFinding: operation({
    method: 'POST',
    path: '/v1/game-findings/:id/decide',
    does: 'Orders that what the provider lists is taken over (`apply`), what it does not know is undone (`rollBack`), or the difference stands (`accept`); a second officer approves it.',
    stepUp: 'none: moves nothing before a second officer agrees, with the code',
    who: 'rounds.reconcile',
    body: deciding,
    answers: reply<GameFindingRow>(),
    errors: ['notFound', 'findingState', 'decisionWaits'],
    async handle({ principal, ip, params: { id }, body }) {
      await orderFinding({ principal, ip }, id, body)
      return readFinding(id, principal)
    },
  }),
  approveGameFinding: operation({
    method: 'POST',
    path: '/v1/game-findings/:id/approve',
    does: 'A second officer approves what was ordered about a difference, which is carried out at once.',
    stepUp: 'always',
    who: 'rounds.reconcile',
    answers: reply<GameFindingRow>(),
    errors: ['notFound', 'ownDecision', 'decisionTaken', 'findingState'],
    async handle({ principal, ip, params: { id } }) {
      await approveFinding({ principal, ip }, id)
      return readFinding(id, principal)
    },
  }),
  refuseGameFinding: operation({
    method: 'POST',
    path: '/v1/game-findings/:id/refuse',
    does: 'A second officer refuses what was ordered about a difference, or its author takes it back; the difference stays open.',
    stepUp: 'none: moves nothing',
    who: 'rounds.reconcile',
    body: refusing,
    answers: reply<GameFindingRow>(),
    errors: ['notFound', 'decisionTaken'],
    async handle({ principal, ip, params: { id }, body }) {
      await refuseFinding({ principal, ip }, id, body.reason)
      return readFinding(id, principal)
    },
  }),
  compareGameRounds: operation({
    method: 'POST',
    path: '/v1/game-findings/compare',
    does: 'Compares a provider’s list of transactions with ours now, as the job does; the last day where no times are named, at most a week.',
    stepUp: 'none: changes nothing',
    who: 'rounds.reconcile',
    body: comparing,
    answers: reply<{ openCount: number }>(),
    errors: ['notFound', 'gameFailed', 'badRange'],
    async handle({ principal: { siteId }, body: { providerId, from, to } }) {
      const provider = found(await providerById(siteId, providerId))
      const toMs = to ?? clock.now()
      const fromMs = from ?? toMs - DAY_MS
      if (fromMs >= toMs || toMs - fromMs > MOST_MS) throw new AppError('badRange')
      return { openCount: await reconcile(provider, { fromMs, toMs }) }
    },
  }),
}
