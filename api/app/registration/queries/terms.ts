import { COUNTRY_CODES } from '@grandstand/shared-types/accounts/country_codes'
import { brandWords } from '@grandstand/shared-types/accounts/context_words'
import { mayPlayFrom } from '@grandstand/shared-types/accounts/play_countries'
import type { RegistrationTerms } from '@grandstand/shared-types/registration/form'
import type { CurrentSite } from '#sites/current_site'

/** The form and the conditions of the brand for a new account. */
export function termsOf({ settings, title, hosts }: CurrentSite): RegistrationTerms {
  const { flags, countries, refuseCommonPasswords } = settings
  return {
    mobileRequired: flags.mobileRequired,
    nationalIdRequired: flags.nationalIdRequired,
    refuseCommonPasswords,
    brandWords: brandWords(title, hosts),
    countryCodes: COUNTRY_CODES.filter((country) =>
      mayPlayFrom({ country, isVpn: false }, countries)
    ),
  }
}
