/** Croatian texts of a player's own data and its erasure, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  privacy: {
    error: 'Vaši se podaci nisu mogli učitati',
    copy: {
      title: 'Preuzmite svoje podatke',
      hint: 'Sve što čuvamo o vama u jednoj datoteci (JSON): osobni podaci, uplate, oklade, igre i prijave. Lozinki u njoj nema.',
      action: 'Preuzmi',
      pending: 'Pripremamo datoteku…',
      done: 'Vaša je datoteka preuzeta.',
    },
    kept: {
      title: 'Što ostaje i zašto',
      details_one:
        'Ime, adresa i kontakt podaci čuvaju se još {{count}} godinu nakon zatvaranja računa, kako traži zakon o klađenju. Zatim se brišu.',
      details_few:
        'Ime, adresa i kontakt podaci čuvaju se još {{count}} godine nakon zatvaranja računa, kako traži zakon o klađenju. Zatim se brišu.',
      details_other:
        'Ime, adresa i kontakt podaci čuvaju se još {{count}} godina nakon zatvaranja računa, kako traži zakon o klađenju. Zatim se brišu.',
      money: 'Kretanja novca i listići ostaju bez vašeg imena jer se knjige moraju slagati.',
      exclusion:
        'Ako ste se isključili iz igre, vaš identifikacijski broj ostaje kako bi isključenje vrijedilo i dalje.',
      log: 'Dnevnik računa ostaje jer ga nitko ne smije mijenjati.',
    },
    erase: {
      title: 'Zatvorite račun i izbrišite podatke',
      hint: 'Račun se zatvara odmah, na svim uređajima i zauvijek. Više se nećete moći prijaviti.',
      left: 'Prije zatvaranja računa ovo mora završiti:',
      action: 'Zatvori račun',
    },
    left: {
      balance: 'Novac na računu',
      coupons: 'Listići koji nisu obračunati',
      drawTickets: 'Listići za igre koje nisu izvučene',
      payments: 'Uplate i isplate u tijeku',
      bonuses: 'Aktivni bonusi',
      rounds: 'Nezavršene igre',
    },
    question: {
      title: 'Zatvoriti račun zauvijek?',
      text: 'Odmah vas odjavljujemo svugdje, a podatke brišemo u roku navedenom na ovoj stranici. To se ne može poništiti.',
      keep: 'Zadrži račun',
      confirm: 'Zatvori zauvijek',
    },
    closed: {
      title: 'Vaš je račun zatvoren',
      lead: 'Odjavljeni ste na svim uređajima. Podaci će se izbrisati čim rok istekne.',
    },
  },
} satisfies TextsLike<typeof turkish, 'hr'>
