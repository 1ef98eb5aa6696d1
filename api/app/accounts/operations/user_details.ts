/** What staff read and write about one user below: all balances, and notes. */
import {
  NOTE_LENGTH,
  type UserBalances,
  type UserNote,
} from '@grandstand/shared-types/wire/people/accounts'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import type { Principal } from '#core/requests/access'
import { findRow } from '#core/lists/resource'
import { vine } from '#core/requests/validation'
import { addNote } from '#accounts/actions/add_note'
import { notesOn } from '#accounts/queries/notes'
import { scopeUsers, userResource } from '#accounts/queries/user_resource'
import { balancesOf } from '#ledger/queries/balances'

/** A user in sight. Throws 404 `userNotFound`. */
const inSight = (id: number, principal: Principal) =>
  findRow(userResource, id, (query) => scopeUsers(query, principal))

export const userBalances = operation({
  method: 'GET',
  path: '/v1/users/:id/balances',
  does: 'The nine figures of a user’s account, as the user sees them.',
  who: 'users.view',
  answers: reply<UserBalances>(),
  async handle({ params: { id }, principal }) {
    const { currency } = await inSight(id, principal)
    return { currency, ...(await balancesOf(id)) }
  },
})

const notes = { who: 'users.note', path: '/v1/users/:id/notes' } as const

export const userNotes = operation({
  ...notes,
  method: 'GET',
  does: 'The notes of staff on a user, the newest first.',
  answers: reply<UserNote[]>(),
  notes: { out: '`author` null for somebody above the one who asks' },
  async handle({ params: { id }, principal }) {
    await inSight(id, principal)
    return notesOn(id, principal)
  },
})

export const addUserNote = operation({
  ...notes,
  method: 'POST',
  does: 'Adds a note on a user; notes are neither changed nor removed.',
  body: vine.compile(
    vine.object({
      text: vine.string().trim().minLength(NOTE_LENGTH.min).maxLength(NOTE_LENGTH.max),
    })
  ),
  answers: reply<UserNote[]>(201),
  async handle({ params: { id }, principal, ip, body }) {
    await inSight(id, principal)
    await addNote({ principal, ip }, id, body.text)
    return notesOn(id, principal)
  },
})
