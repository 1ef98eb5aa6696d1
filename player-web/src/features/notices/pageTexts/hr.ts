/** Croatian texts of the page of notifications, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  noticePage: {
    readAll: 'Označi sve kao pročitano',
    empty: 'Nemate obavijesti',
    emptyHint: 'Ovdje se prikazuju poruke za vas i promjene vašeg računa.',
    error: 'Vaše se obavijesti nisu mogle učitati',
    system: {
      creditSent: { title: 'Kredit primljen', text: '{{amount}} dodano je na vaše stanje.' },
      creditTaken: { title: 'Kredit oduzet', text: '{{amount}} oduzeto je s vašeg stanja.' },
      accountEdited: {
        title: 'Vaš je račun promijenjen',
        text: 'Promijenjeni su vaši podaci, prava ili limiti. Ako to niste tražili, pišite podršci.',
      },
      excluded: {
        title: 'Vaš je račun zatvoren za igru',
        text: 'Ne možete se kladiti dok rok ne istekne. Pojedinosti su na stranici „Sigurnije igranje“.',
      },
      withdrawalOrdered: {
        title: 'Isplata zatražena',
        text: '{{amount}} rezervirano je za vašu isplatu. Ako to niste bili vi, odmah promijenite lozinku i pišite podršci.',
      },
      withdrawalPaid: { title: 'Isplata izvršena', text: 'Isplaćeno vam je {{amount}}.' },
      withdrawalRefused: {
        title: 'Isplata nije izvršena',
        text: '{{amount}} vraćeno je na vaše stanje. Razlog piše uz isplatu na stranici vaših transakcija.',
      },
      bonusGiven: {
        title: 'Dobili ste bonus',
        text: 'Imate bonus od {{amount}}. Uvjeti i koliko ste odigrali nalaze se na stranici bonusa.',
      },
      bonusRefused: {
        title: 'Zahtjev za bonus nije odobren',
        text: 'Razlog piše uz vaš zahtjev na stranici bonusa.',
      },
      bonusConverted: {
        title: 'Bonus je postao novac',
        text: '{{amount}} iz vašeg bonusa prešlo je na vaše stanje.',
      },
      bonusExpired: {
        title: 'Bonus je istekao',
        text: 'Vaš bonus od {{amount}} je završio, a ostatak je oduzet.',
      },
      bonusCancelled: {
        title: 'Bonus je otkazan',
        text: 'Vaš bonus od {{amount}} je povučen. Podrška vam može reći razlog.',
      },
    },
  },
} satisfies TextsLike<typeof turkish, 'hr'>
