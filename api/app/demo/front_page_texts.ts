/** What the demo's brands tell their players. */
import { inEveryLanguage } from '@grandstand/shared-types/languages/in_every_language'
import type { BrandProfile } from '@grandstand/shared-types/sites/profile'
import { BANNER_WORDS } from '#demo/words/banner_words'
import { FOOTER_WORDS } from '#demo/words/footer_words'
import { NOTICE_WORDS } from '#demo/words/notice_words'
import { PROMOTION_WORDS } from '#demo/words/promotion_words'

/** Each has a picture in the look of each brand. */
export const PROMOTION_NAMES = ['bonus', 'live'] as const

export interface FrontPage {
  /** Beginning of the names of its pictures. */
  picture: 'grandstand' | 'floodlight'
  banner: { title: string; link: string }
  /** Of its popups, for staff. */
  names: { slide: string; warning: string }
}

export const FIRST_BRAND: FrontPage = {
  picture: 'grandstand',
  banner: { title: 'Bütün maçlar', link: '/sports' },
  names: { slide: 'Kombine bonusu', warning: 'Sahte siteler' },
}

export const footerTexts = (brand: FrontPage['picture']) =>
  inEveryLanguage((language) => FOOTER_WORDS[language][brand])

/** What the first brand says of itself; its addresses lead to nobody. */
export const FIRST_PROFILE = {
  description: 'Spor bahisleri, canlı bahis ve oyunlar',
  footerTexts: footerTexts('grandstand'),
  country: 'TR',
  phone: '+90 212 555 01 00',
  licenceLink: 'https://example.com/licence',
  socialLinks: [
    { network: 'x', link: 'https://example.com/x' },
    { network: 'instagram', link: 'https://example.com/instagram' },
    { network: 'youtube', link: 'https://example.com/youtube' },
  ],
  messaging: { messenger: 'telegram', contact: 'grandstand_demo' },
  tv: { link: 'https://example.com/tv', logos: [] },
} as const satisfies Partial<BrandProfile>

/** What people wrote to each brand. */
export const LETTERS = [
  {
    name: 'Elif Demir',
    email: 'elif.demir@example.com',
    subject: 'Çekim ne kadar sürer?',
    language: 'tr',
    text: 'Dün bir çekim talebi verdim. Hesabıma ne zaman geçer?',
  },
  {
    name: 'Jonas Keller',
    email: 'jonas.keller@example.com',
    subject: 'Frage zum Bonus',
    language: 'de',
    text: 'Gilt der Kombibonus auch für Livewetten?',
  },
] as const

export const SECOND_BRAND_PAGE: FrontPage = {
  picture: 'floodlight',
  banner: { title: 'Live under the lights', link: '/livebets' },
  names: { slide: 'Tonight', warning: 'Look-alike sites' },
}

export const bannerTexts = (picture: FrontPage['picture']) =>
  inEveryLanguage((language) => {
    const [headline, button] = BANNER_WORDS[language][picture]
    return { headline, button }
  })

export const promotionTexts = (name: (typeof PROMOTION_NAMES)[number]) =>
  inEveryLanguage((language) => {
    const [title, text] = PROMOTION_WORDS[language][name]
    return { title, body: `<p>${text}</p>` }
  })

/** The slide, or the warning against look-alike sites, which is switched off, for staff to try. */
export const popupTexts = (name: 'slide' | 'warning') =>
  inEveryLanguage((language) => {
    const [title, text] = NOTICE_WORDS[language][name]
    return { title, html: `<p>${text}</p>` }
  })

export const messageTexts = () =>
  inEveryLanguage((language) => {
    const [title, text] = NOTICE_WORDS[language].message
    return { title, text }
  })
