/** What players ask about their own data. */
import db from '@adonisjs/lucid/services/db'
import type { ErasureView, PersonalCopy } from '@grandstand/shared-types/wire/people/privacy'
import { requireOwnPassword } from '#accounts/actions/change_password'
import { authorOf, recordAudit } from '#audit/record_audit'
import { operation } from '#core/operations/operation'
import { nothing, reply, SENT } from '#core/operations/reply'
import { countWork } from '#core/throttle/work_rate'
import { askErasure, erasureView } from '#privacy/actions/ask_erasure'
import { copyOfData } from '#privacy/queries/copy_of_data'
import { ownerValidator } from '#privacy/validators/privacy'

export const ownErasure = operation({
  method: 'GET',
  path: '/v1/me/erasure',
  does: 'What must end before the own account can be closed, and for how long its data is kept then.',
  who: 'player',
  answers: reply<ErasureView>(),
  handle: ({ principal }) => erasureView(principal.userId, principal.siteId),
})

export const askOwnErasure = operation({
  method: 'POST',
  path: '/v1/me/erasure',
  does: 'Closes the own account at once and for good; its personal data is erased after the years of the brand.',
  who: 'player',
  body: ownerValidator,
  answers: nothing(),
  errors: ['erasureLeft', 'userPassCodeWrong', 'tooManyAttempts'],
  async handle({ principal, body, ip }) {
    await requireOwnPassword(principal, body.currentPassword)
    await askErasure({ principal, ip }, principal.userId, null)
  },
})

export const ownPersonalData = operation({
  method: 'POST',
  path: '/v1/me/personal-data',
  does: 'Everything that is held about the player, by table, without secrets.',
  who: 'player',
  body: ownerValidator,
  answers: reply<PersonalCopy>(),
  errors: ['userPassCodeWrong', 'tooManyAttempts'],
  async handle({ ctx, principal, body, ip }) {
    await countWork('exports', principal, ip)
    await requireOwnPassword(principal, body.currentPassword)
    await recordAudit(db.connection(), {
      ...authorOf({ principal, ip }),
      action: 'user.dataCopy',
      subjectType: 'user',
      subjectId: principal.userId,
      detail: {},
    })
    ctx.response.header('content-type', 'application/json; charset=utf-8')
    ctx.response.stream(await copyOfData(principal))
    return SENT
  },
})
