/** Albanian texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'Depozitime dhe tërheqje',
    noDeposit: 'Ende nuk ka mënyrë depozitimi',
    noWithdrawal: 'Ende nuk ka mënyrë tërheqjeje',
    hint: 'Balanca juaj është {{balance}}. Agjenti juaj mund t’ju dërgojë kredi dhe ta marrë mbrapsht, dhe ju mund të përdorni një kartë.',
    error: 'Mënyrat e pagesës nuk u ngarkuan',
    category: 'Kategoria',
    min: 'Min.',
    max: 'Maks.',
    noFee: 'Pa komision',
    afterFee: 'Komisioni {{fee}}, mbeten {{amount}}',
    copy: 'Kopjo: {{label}}',
    copied: 'U kopjua',
    back: 'Kthehu te mënyrat',
    openLink: 'Hap faqen',
    firstName: 'Emri',
    lastName: 'Mbiemri',
    amount: 'Shuma',
    amounts: 'Shuma të shpejta',
    optional: '{{field}} (opsionale)',
    choose: 'Zgjidh',
    bank: 'Banka',
    banks: 'Bankat',
    account: 'Llogaria ku paguani',
    otherBanks: 'Provoni një bankë tjetër.',
    backToBanks: 'Kthehu te bankat',
    otherAmount: 'Zgjidh një shumë tjetër',
    banksError: 'Bankat nuk u ngarkuan',
    passwordHint: 'Për sigurinë e parave, shkruaj sërish fjalëkalimin para tërheqjes.',
    withdrawable: 'E tërheqshme',
    received: 'E morëm kërkesën tuaj.',
    strangeAddress: 'Adresa e faqes së pagesës nuk lejohet në këtë sajt. Faqja nuk u hap.',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
