/** Albanian texts of the page of notifications, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  noticePage: {
    readAll: 'Shëno të gjitha si të lexuara',
    empty: 'Nuk keni njoftime',
    emptyHint: 'Këtu shfaqen mesazhet për ju dhe ndryshimet e llogarisë suaj.',
    error: 'Njoftimet tuaja nuk mund të ngarkoheshin',
    system: {
      creditSent: { title: 'Kredi e marrë', text: '{{amount}} u shtuan në balancën tuaj.' },
      creditTaken: { title: 'Kredi e hequr', text: '{{amount}} u hoqën nga balanca juaj.' },
      accountEdited: {
        title: 'Llogaria juaj u ndryshua',
        text: 'Të dhënat, të drejtat ose kufijtë tuaj u ndryshuan. Nëse nuk e keni kërkuar ju, shkruani te mbështetja.',
      },
      excluded: {
        title: 'Llogaria juaj është e mbyllur për lojë',
        text: 'Nuk mund të vini baste derisa të mbarojë afati. Hollësitë janë te faqja «Lojë më e sigurt».',
      },
      withdrawalOrdered: {
        title: 'Tërheqja u kërkua',
        text: '{{amount}} janë rezervuar për tërheqjen tuaj. Nëse nuk ishit ju, ndryshoni menjëherë fjalëkalimin dhe shkruani te mbështetja.',
      },
      withdrawalPaid: { title: 'Tërheqja u pagua', text: 'Ju u paguan {{amount}}.' },
      withdrawalRefused: {
        title: 'Tërheqja nuk u pagua',
        text: '{{amount}} u kthyen në balancën tuaj. Arsyeja është pranë tërheqjes në faqen e transaksioneve tuaja.',
      },
      bonusGiven: {
        title: 'Morët një bonus',
        text: 'Keni një bonus prej {{amount}}. Kushtet dhe sa keni luajtur janë në faqen e bonuseve.',
      },
      bonusRefused: {
        title: 'Kërkesa për bonus nuk u miratua',
        text: 'Arsyeja është pranë kërkesës suaj në faqen e bonuseve.',
      },
      bonusConverted: {
        title: 'Bonusi u kthye në para',
        text: '{{amount}} nga bonusi juaj kaluan në balancën tuaj.',
      },
      bonusExpired: {
        title: 'Bonusi skadoi',
        text: 'Bonusi juaj prej {{amount}} mbaroi dhe ajo që mbeti u hoq.',
      },
      bonusCancelled: {
        title: 'Bonusi u anulua',
        text: 'Bonusi juaj prej {{amount}} u tërhoq. Mbështetja mund t’ju tregojë arsyen.',
      },
    },
  },
} satisfies TextsLike<typeof turkish, 'sq'>
