/** Values that belong to one account of a brand. */
import db from '@adonisjs/lucid/services/db'
import { identityKey } from '@grandstand/shared-types/accounts/identity_key'
import type { ErrorKey, FieldError } from '@grandstand/shared-types/core/errors'
import { emailKey } from '@grandstand/shared-types/registration/email'
import {
  UNIQUE_FIELDS,
  type RegistrationForm,
  type UniqueField,
} from '@grandstand/shared-types/registration/form'
import { phoneKey } from '@grandstand/shared-types/registration/phone'
import type { Reader } from '#core/database/transactions'

type Values = Pick<RegistrationForm, UniqueField | 'phoneCode'>

interface Rule {
  column: string
  /** The form in which values are compared; null for a value that may be shared. */
  keyOf: (values: Values) => string | null
  fault: ErrorKey
  /** Unique among all users, as the username is; the other fields are unique among the players. */
  amongAll?: true
}

const RULES: Readonly<Record<UniqueField, Rule>> = {
  username: {
    column: 'username_key',
    keyOf: ({ username }) => username.toLowerCase() || null,
    fault: 'usernameAlreadyUseRegister',
    amongAll: true,
  },
  email: {
    column: 'email_key',
    keyOf: ({ email }) => emailKey(email) || null,
    fault: 'emailAlreadyUse',
  },
  cellPhone: {
    column: 'phone_key',
    keyOf: ({ phoneCode, cellPhone }) => (cellPhone ? phoneKey(phoneCode, cellPhone) : null),
    fault: 'phoneAlreadyUse',
  },
  identityNumber: {
    column: 'identity_key',
    keyOf: ({ identityNumber }) => identityKey(identityNumber),
    fault: 'identityNumberInUse',
  },
}

/**
 * The fields whose values another account of the brand has than `exceptId`. Reads the same number of rows whether or not it finds one.
 */
export async function takenFields(
  siteId: number,
  values: Values,
  fields: readonly UniqueField[] = UNIQUE_FIELDS,
  reader: Reader = db.connection(),
  exceptId: number | null = null
): Promise<FieldError[]> {
  const faults: FieldError[] = []
  for (const field of fields) {
    const { column, keyOf, fault, amongAll } = RULES[field]
    const key = keyOf(values)
    if (key === null) continue
    const query = reader.query<{ id: number }>().from('users')
    query.where({ site_id: siteId, [column]: key })
    if (!amongAll) query.where('type', 'player')
    if (exceptId !== null) query.whereNot('id', exceptId)
    if (await query.select('id').first()) faults.push({ field, key: fault, params: [] })
  }
  return faults
}
