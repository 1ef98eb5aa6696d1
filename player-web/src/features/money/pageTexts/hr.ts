/** Croatian texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'Uplata i isplata',
    noDeposit: 'Još nema načina uplate',
    noWithdrawal: 'Još nema načina isplate',
    hint: 'Vaše stanje je {{balance}}. Vaš agent može vam poslati kredit i povući ga, a možete iskoristiti i karticu.',
    error: 'Načini plaćanja nisu se učitali',
    category: 'Kategorija',
    min: 'Min.',
    max: 'Maks.',
    noFee: 'Bez naknade',
    afterFee: 'Naknada {{fee}}, ostaje {{amount}}',
    copy: 'Kopiraj: {{label}}',
    copied: 'Kopirano',
    back: 'Natrag na načine',
    openLink: 'Otvori stranicu',
    firstName: 'Ime',
    lastName: 'Prezime',
    amount: 'Iznos',
    amounts: 'Brzi iznosi',
    optional: '{{field}} (neobavezno)',
    choose: 'Odaberi',
    bank: 'Banka',
    banks: 'Banke',
    account: 'Račun za uplatu',
    otherBanks: 'Pokušajte s drugom bankom.',
    backToBanks: 'Natrag na banke',
    otherAmount: 'Odaberi drugi iznos',
    banksError: 'Banke se nisu učitale',
    passwordHint: 'Radi sigurnosti novca prije isplate ponovno upišite lozinku.',
    withdrawable: 'Dostupno za isplatu',
    received: 'Primili smo vaš zahtjev.',
    strangeAddress: 'Adresa stranice za plaćanje nije dopuštena na ovoj stranici. Nije otvorena.',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
