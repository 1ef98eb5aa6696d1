/** What stands in the footer of the demo's brands, in every language. */
import type { SiteLanguage } from '@grandstand/shared-types/languages/table'

export const FOOTER_WORDS: Readonly<
  Record<SiteLanguage, Readonly<Record<'grandstand' | 'floodlight', string>>>
> = {
  tr: {
    grandstand: 'Grandstand, bu demonun ilk markasıdır.',
    floodlight: 'Floodlight Bet, bu demonun ikinci markasıdır.',
  },
  en: {
    grandstand: 'Grandstand is the first brand of this demo.',
    floodlight: 'Floodlight Bet is the second brand of this demo.',
  },
  aa: {
    grandstand: 'Grandstand هي العلامة الأولى في هذا العرض.',
    floodlight: 'Floodlight Bet هي العلامة الثانية في هذا العرض.',
  },
  az: {
    grandstand: 'Grandstand bu demonun birinci markasıdır.',
    floodlight: 'Floodlight Bet bu demonun ikinci markasıdır.',
  },
  cw: {
    grandstand: 'Grandstand 是本演示的第一个品牌。',
    floodlight: 'Floodlight Bet 是本演示的第二个品牌。',
  },
  de: {
    grandstand: 'Grandstand ist die erste Marke dieser Demo.',
    floodlight: 'Floodlight Bet ist die zweite Marke dieser Demo.',
  },
  el: {
    grandstand: 'Το Grandstand είναι η πρώτη μάρκα αυτού του demo.',
    floodlight: 'Το Floodlight Bet είναι η δεύτερη μάρκα αυτού του demo.',
  },
  es: {
    grandstand: 'Grandstand es la primera marca de esta demo.',
    floodlight: 'Floodlight Bet es la segunda marca de esta demo.',
  },
  fa: {
    grandstand: 'Grandstand نخستین برند این نسخهٔ نمایشی است.',
    floodlight: 'Floodlight Bet دومین برند این نسخهٔ نمایشی است.',
  },
  fr: {
    grandstand: 'Grandstand est la première marque de cette démo.',
    floodlight: 'Floodlight Bet est la deuxième marque de cette démo.',
  },
  hr: {
    grandstand: 'Grandstand je prva robna marka ove demoverzije.',
    floodlight: 'Floodlight Bet je druga robna marka ove demoverzije.',
  },
  iq: {
    grandstand: 'Grandstand یەکەم براندی ئەم نمایشەیە.',
    floodlight: 'Floodlight Bet دووەم براندی ئەم نمایشەیە.',
  },
  it: {
    grandstand: 'Grandstand è il primo marchio di questa demo.',
    floodlight: 'Floodlight Bet è il secondo marchio di questa demo.',
  },
  nl: {
    grandstand: 'Grandstand is het eerste merk van deze demo.',
    floodlight: 'Floodlight Bet is het tweede merk van deze demo.',
  },
  pt: {
    grandstand: 'A Grandstand é a primeira marca desta demonstração.',
    floodlight: 'A Floodlight Bet é a segunda marca desta demonstração.',
  },
  ru: {
    grandstand: 'Grandstand — первый бренд этой демоверсии.',
    floodlight: 'Floodlight Bet — второй бренд этой демоверсии.',
  },
  sq: {
    grandstand: 'Grandstand është marka e parë e kësaj demoje.',
    floodlight: 'Floodlight Bet është marka e dytë e kësaj demoje.',
  },
  sr: {
    grandstand: 'Grandstand је први бренд ове демо верзије.',
    floodlight: 'Floodlight Bet је други бренд ове демо верзије.',
  },
}
