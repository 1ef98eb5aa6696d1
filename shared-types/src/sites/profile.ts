/** The texts and pictures by which a brand presents itself. Texts are plain; addresses pass `isWebAddress`. */

export const SOCIAL_NETWORKS = [
  'facebook',
  'instagram',
  'telegram',
  'tiktok',
  'whatsapp',
  'x',
  'youtube',
] as const
type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

export const MESSENGERS = ['telegram', 'viber', 'whatsapp'] as const
export type Messenger = (typeof MESSENGERS)[number]

/** Pages that may open after a registration. */
export const AFTER_REGISTRATION = ['deposit', 'home', 'promotions', 'userInformation'] as const
export type AfterRegistration = (typeof AFTER_REGISTRATION)[number]

export const SPECIAL_BANNER_COUNT = 2
export const MOST_SOCIAL_LINKS = 12
export const MOST_PAYMENT_LOGOS = 24
export const MOST_TV_LOGOS = 8

/** A banner of the brand's own choice: a picture, and the address that it opens. */
interface SpecialBanner {
  /** Null leaves the place empty. */
  file: string | null
  link: string | null
}

export interface BrandProfile {
  /** For search engines, separated by commas. */
  keywords: string
  description: string
  /** Addresses of pictures; null shows the theme's own picture, or none. */
  logo: string | null
  favicon: string | null
  backgroundImage: string | null
  /** Key of a theme; null means the first shipped one. */
  defaultTheme: string | null
  licenceLink: string | null
  /** ISO 3166 alpha-2; stands first in the forms of new players. */
  country: string | null
  phone: string | null
  socialLinks: { network: SocialNetwork; link: string }[]
  /** Where players write to the brand: a number for WhatsApp and Viber, a name for Telegram. */
  messaging: { messenger: Messenger; contact: string } | null
  /** By language; one without a text has that of the brand's own, else any. */
  footerTexts: Readonly<Partial<Record<string, string>>>
  paymentLogos: { name: string; file: string }[]
  tv: { link: string | null; logos: string[] }
  /** `SPECIAL_BANNER_COUNT` of them. */
  specialBanners: SpecialBanner[]
  redirectAfterRegistration: AfterRegistration
}

export const DEFAULT_PROFILE: BrandProfile = {
  keywords: '',
  description: '',
  logo: null,
  favicon: null,
  backgroundImage: null,
  defaultTheme: null,
  licenceLink: null,
  country: null,
  phone: null,
  socialLinks: [],
  messaging: null,
  footerTexts: {},
  paymentLogos: [],
  tv: { link: null, logos: [] },
  specialBanners: [
    { file: null, link: null },
    { file: null, link: null },
  ],
  redirectAfterRegistration: 'deposit',
}
