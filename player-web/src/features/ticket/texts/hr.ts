/** Croatian texts of tickets. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  ticket: {
    title: 'Provjera tiketa',
    label: 'Broj tiketa',
    placeholder: 'Br. tiketa',
    check: 'Provjeri',
    hint: 'Broj je na vrhu tiketa, kod je ispod bar-koda.',
    missing: 'Ne postoji tiket s ovim brojem',
    missingHint: 'Provjerite broj i pokušajte ponovno.',
    error: 'Tiket se nije mogao provjeriti',
    win: 'Ovaj je tiket dobitan',
    genuine: 'Kod ovog papira je autentičan.',
    forged: 'Kod ovog tiketa nije autentičan',
    forgedHint: 'Provjerite kod koji ste upisali. Ako je točan, tiket je krivotvoren.',
    validUntil: 'Vrijedi do',
    expired: 'Istekao',
    refusal: {
      copy: 'Na ovaj se papir ne isplaćuje: to je kopija.',
      printCancelled: 'Na ovaj se papir ne isplaćuje: ispis je poništen.',
      void: 'Na ovaj se tiket ne isplaćuje: oklada je otkazana, a ulog vraćen.',
      sold: 'Na ovaj se tiket ne isplaćuje: obavljen je cash out.',
      paid: 'Na ovaj se tiket ne isplaćuje: već je isplaćen.',
      expired: 'Na ovaj se tiket ne isplaćuje: istekao je.',
    },
  },
} satisfies TextsLike<typeof turkish, 'hr'>
