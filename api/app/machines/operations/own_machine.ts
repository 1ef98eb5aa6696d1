/** Calls of a machine itself: it gets its key, asks for challenges, and reports that it is alive. */
import type {
  Challenge,
  HeartbeatView,
  OwnMachine,
} from '@grandstand/shared-types/wire/desk/machines'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import * as enrolling from '#machines/actions/enrol_machine'
import * as heartbeats from '#machines/actions/note_heartbeat'
import { newChallenge } from '#machines/challenge'
import {
  challengeValidator,
  enrolmentValidator,
  heartbeatValidator,
} from '#machines/validators/machines'
import { siteByHost } from '#sites/current_site'

export const enrolMachine = operation({
  method: 'POST',
  path: '/v1/machines/enrolments',
  does: 'Gives a registered machine its key, by the code that staff were shown.',
  who: 'machine',
  body: enrolmentValidator,
  answers: reply<OwnMachine>(201),
  errors: ['machineCodeWrong', 'tooManyAttempts'],
  notes: { in: '`publicKey`: ECDSA on the curve P-256, SPKI in base64; the code is then used up' },
  async handle({ ctx, body, ip }) {
    const { id: siteId } = await siteByHost(ctx.request.hostname() ?? '')
    return enrolling.enrolMachine({ siteId, ip }, body)
  },
})

export const machineChallenge = operation({
  method: 'POST',
  path: '/v1/machines/challenges',
  does: 'A challenge that a machine signs at the sign-in of a user; good for a minute, and once.',
  who: 'machine',
  withoutCsrf: true,
  body: challengeValidator,
  answers: reply<Challenge>(201),
  async handle({ ctx, body: { machineId, username } }) {
    const { id: siteId } = await siteByHost(ctx.request.hostname() ?? '')
    return newChallenge({ siteId, machineId, username })
  },
})

export const machineHeartbeat = operation({
  method: 'POST',
  path: '/v1/machines/heartbeats',
  does: 'Says that the machine of the session is running, and how its printer is.',
  stepUp: 'none: says that the machine works',
  who: ['desk.sell', 'desk.pay'],
  body: heartbeatValidator,
  answers: reply<HeartbeatView>(),
  handle: ({ principal, body }) => heartbeats.noteHeartbeat(principal, body),
})
