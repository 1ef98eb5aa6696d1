import { linkCodeOf, type LinkCode } from '@grandstand/shared-types/affiliates/link_codes'

/** The address of an affiliate's link: the registration of the brand, in a language. */
export const linkAddress = (language: string, link: LinkCode): string =>
  `${window.location.origin}/${language}/register/${linkCodeOf(link)}`
