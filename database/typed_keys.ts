/**
 * The forms in which phones, addresses and identity numbers of people are compared, made anew from what was typed. A change of how
 * one of them is read (shared-types) brings a migration that calls this, so that one phone stays one account for people of before.
 */
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { identityKey } from '@grandstand/shared-types/accounts/identity_key'
import { emailKey } from '@grandstand/shared-types/registration/email'
import { phoneKey } from '@grandstand/shared-types/registration/phone'

interface Typed {
  id: number
  email: string | null
  phone_code: string | null
  cell_phone: string | null
  identity_number: string | null
}

interface Keys {
  email_key: string | null
  phone_key: string | null
  identity_key: string | null
}

const PAGE = 1_000

const keysOf = ({
  email,
  phone_code: code,
  cell_phone: phone,
  identity_number: id,
}: Typed): Keys => ({
  email_key: email ? emailKey(email) : null,
  phone_key: phone ? phoneKey(code ?? '', phone) : null,
  identity_key: id ? identityKey(id) : null,
})

/** Resolves to the number of people whose keys were others. An exclusion goes on binding the person whose number is read anew. */
export async function makeKeysAnew(db: QueryClientContract): Promise<number> {
  let changed = 0
  for (let last = 0; ;) {
    const people: (Typed & Keys)[] = await db
      .query<Typed & Keys>()
      .from('users')
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .select('id', 'email', 'phone_code', 'cell_phone', 'identity_number')
      .select('email_key', 'phone_key', 'identity_key')
    for (const person of people) {
      const keys = keysOf(person)
      if (!differ(person, keys)) continue
      changed++
      await db.from('users').where('id', person.id).update(keys)
      if (person.identity_key !== null && keys.identity_key !== null) {
        await db
          .from('player_exclusions')
          .where('identity_key', person.identity_key)
          .update({ identity_key: keys.identity_key })
      }
    }
    if (people.length < PAGE) return changed
    last = Number(people.at(-1)?.id)
  }
}

const differ = (stored: Keys, keys: Keys): boolean =>
  stored.email_key !== keys.email_key ||
  stored.phone_key !== keys.phone_key ||
  stored.identity_key !== keys.identity_key
