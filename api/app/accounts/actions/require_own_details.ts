/** What staff enter of a person: numbers that can be, and those of players that no other account of the brand has. */
import type { RuleFault } from '@grandstand/shared-types/accounts/account_rules'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import type { FieldError } from '@grandstand/shared-types/core/errors'
import type { UniqueField } from '@grandstand/shared-types/registration/form'
import { cellPhoneFault, phoneCodeFault } from '@grandstand/shared-types/registration/phone'
import { isTurkishIdentity } from '@grandstand/shared-types/registration/turkish_identity'
import { AppError } from '#core/errors/app_error'
import type { Trx } from '#core/database/transactions'
import { takenFields } from '#accounts/queries/taken'

/** A user with the details as they are to be; `id` null for one who is not in the database yet. */
export interface Person {
  id: number | null
  siteId: number
  type: UserType
  countryCode?: string | null | undefined
  phoneCode?: string | null | undefined
  cellPhone?: string | null | undefined
  email?: string | null | undefined
  identityNumber?: string | null | undefined
}

/** The details that were sent, or differ from those of before. */
type Details = Readonly<Partial<Record<keyof Person, unknown>>>

/**
 * Checks the details among `sent`: throws 422 with `unknownEntry` at `phoneCode`, the keys of `cellPhoneFault` at `cellPhone`,
 * `identityNumberWrong` at `identityNumber` for a number that is none of the country's, and where another player of the brand
 * has the value, in whatever form, `emailAlreadyUse`, `phoneAlreadyUse` or `identityNumberInUse` (rules 8.3, must-hold A9).
 */
export async function requireOwnDetails(trx: Trx, person: Person, sent: Details): Promise<void> {
  const faults = [...formFaults(person, sent), ...(await sharedWithOthers(trx, person, sent))]
  if (faults.length > 0) throw new AppError('validationFailed', { fields: faults })
}

function formFaults(person: Person, sent: Details): FieldError[] {
  const { phoneCode, cellPhone, identityNumber, countryCode } = person
  const found: [field: string, fault: RuleFault | null][] = []
  if (phoneCode && sent.phoneCode !== undefined) {
    found.push(['phoneCode', phoneCodeFault(phoneCode)])
  }
  if (cellPhone && (sent.cellPhone !== undefined || sent.phoneCode !== undefined)) {
    found.push(['cellPhone', cellPhoneFault(cellPhone, phoneCode ?? '')])
  }
  if (identityNumber && countryCode === 'TR' && sent.identityNumber !== undefined) {
    const isWrong = !isTurkishIdentity(identityNumber)
    found.push(['identityNumber', isWrong ? { key: 'identityNumberWrong', params: [] } : null])
  }
  return found.flatMap(([field, fault]) => (fault ? [{ field, ...fault }] : []))
}

const UNIQUE: readonly Exclude<UniqueField, 'username'>[] = ['email', 'cellPhone', 'identityNumber']

async function sharedWithOthers(trx: Trx, person: Person, sent: Details): Promise<FieldError[]> {
  if (person.type !== 'player') return []
  const isSent = (field: keyof Person): boolean => sent[field] !== undefined && !!person[field]
  const fields = UNIQUE.filter(
    (field) => isSent(field) || (field === 'cellPhone' && isSent('phoneCode'))
  )
  const values = {
    username: '',
    email: person.email ?? '',
    phoneCode: person.phoneCode ?? '',
    cellPhone: person.cellPhone ?? '',
    identityNumber: person.identityNumber ?? '',
  }
  return takenFields(person.siteId, values, fields, trx, person.id)
}
