/** What the demo says of cards that the house itself issues, in every language of players. */
import type { SiteLanguage } from '@grandstand/shared-types/languages/table'

export interface CardWords {
  cardCode: string
  /** Where the code is typed. */
  cardNote: string
}

export const CARD_WORDS: Readonly<Record<SiteLanguage, CardWords>> = {
  tr: {
    cardCode: 'Kart kodu',
    cardNote: 'Bayilerimizden aldığınız kartın kodu açılan sayfada bakiyenize eklenir.',
  },
  en: {
    cardCode: 'Card code',
    cardNote:
      'The code of a card from one of our shops is added to your balance on the page that opens.',
  },
  aa: {
    cardCode: 'رمز البطاقة',
    cardNote: 'يُضاف رمز البطاقة من أحد متاجرنا إلى رصيدك في الصفحة التي تُفتح.',
  },
  az: {
    cardCode: 'Kart kodu',
    cardNote:
      'Satış nöqtələrimizdən aldığınız kartın kodu açılan səhifədə balansınıza əlavə olunur.',
  },
  cw: {
    cardCode: '点卡卡号',
    cardNote: '在我们门店购买的点卡，请在打开的页面输入卡号充值。',
  },
  de: {
    cardCode: 'Kartencode',
    cardNote:
      'Der Code einer Karte aus einem unserer Shops wird auf der Seite, die sich öffnet, gutgeschrieben.',
  },
  el: {
    cardCode: 'Κωδικός κάρτας',
    cardNote:
      'Ο κωδικός κάρτας από κατάστημά μας προστίθεται στο υπόλοιπό σου στη σελίδα που ανοίγει.',
  },
  es: {
    cardCode: 'Código de tarjeta',
    cardNote:
      'El código de una tarjeta de nuestras tiendas se suma a tu saldo en la página que se abre.',
  },
  fa: {
    cardCode: 'کد کارت',
    cardNote:
      'کد کارتی که از فروشگاه‌های ما گرفته‌اید در صفحه‌ای که باز می‌شود به موجودی شما افزوده می‌شود.',
  },
  fr: {
    cardCode: 'Code de carte',
    cardNote: 'Le code d’une carte de nos boutiques est crédité sur la page qui s’ouvre.',
  },
  hr: {
    cardCode: 'Kod kartice',
    cardNote: 'Kod kartice iz naše poslovnice dodaje se na stanje na stranici koja se otvara.',
  },
  iq: {
    cardCode: 'کۆدی کارت',
    cardNote: 'کۆدی ئەو کارتەی لە فرۆشگاکانمان کڕیوتە، لەو پەڕەیەی دەکرێتەوە دەچێتە سەر باڵانسەکەت.',
  },
  it: {
    cardCode: 'Codice carta',
    cardNote: 'Il codice di una carta dei nostri negozi si accredita nella pagina che si apre.',
  },
  nl: {
    cardCode: 'Kaartcode',
    cardNote:
      'De code van een kaart uit een van onze winkels wordt bijgeschreven op de pagina die opent.',
  },
  pt: {
    cardCode: 'Código de cartão',
    cardNote: 'O código de um cartão das nossas lojas é creditado na página que se abre.',
  },
  ru: {
    cardCode: 'Код карты',
    cardNote: 'Код карты из наших пунктов зачисляется на странице, которая откроется.',
  },
  sq: {
    cardCode: 'Kodi i kartës',
    cardNote: 'Kodi i një karte nga dyqanet tona shtohet në bilanc në faqen që hapet.',
  },
  sr: {
    cardCode: 'Код картице',
    cardNote: 'Код картице из наше пословнице додаје се на стање на страници која се отвара.',
  },
}
