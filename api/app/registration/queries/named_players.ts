import { plainTyped } from '@grandstand/shared-types/core/typed_text'
import { emailKey } from '@grandstand/shared-types/registration/email'
import User from '#accounts/models/user'

/** Most players who get a mail; more with one address are a matter for staff. */
const MOST = 5

/** Active players of a brand with a mail address whom a username or an address names. */
export const namedPlayers = (siteId: number, name: string): Promise<User[]> =>
  User.query()
    .where({ siteId, type: 'player', status: 1 })
    .whereNotNull('email')
    .where((query) => {
      query
        .where('username_key', plainTyped(name).toLowerCase())
        .orWhere('email_key', emailKey(name))
    })
    .orderBy('id')
    .limit(MOST)
