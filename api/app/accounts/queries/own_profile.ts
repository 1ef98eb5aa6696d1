import type { OwnProfile } from '@grandstand/shared-types/wire/people/accounts'
import type User from '#accounts/models/user'

const SHOWN_CHARACTERS = 4

/** A user's own profile. */
export const ownProfileOf = (user: User): OwnProfile => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phoneCode: user.phoneCode,
  cellPhone: user.cellPhone,
  birthDate: user.birthDate,
  identityNumber: user.identityNumber && masked(user.identityNumber),
  gender: user.gender,
  countryCode: user.countryCode,
  city: user.city,
  address: user.address,
  postCode: user.postCode,
  autoPrint: user.autoPrint,
  language: user.language,
  createdAt: user.createdAt,
})

const masked = (text: string): string =>
  `${'•'.repeat(Math.max(0, text.length - SHOWN_CHARACTERS))}${text.slice(-SHOWN_CHARACTERS)}`
