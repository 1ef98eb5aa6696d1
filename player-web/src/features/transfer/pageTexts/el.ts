/** Greek texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'Τρόπος πληρωμής',
    noMethods: 'Κανένας τρόπος πληρωμής δεν είναι ανοιχτός ακόμη.',
    method: 'Τρόπος',
    min: 'Ελάχ.',
    max: 'Μέγ.',
    details: 'Στοιχεία',
    amount: 'Ποσό',
    bank: 'Τράπεζα',
    noBanks: 'Οι τράπεζες έρχονται με τον τρόπο πληρωμής.',
    firstName: 'Όνομα',
    lastName: 'Επώνυμο',
    send: 'Αποστολή αιτήματος',
    info: 'Όρια και σημειώσεις',
    infoHint: 'Τα όρια και οι σημειώσεις του τρόπου που επιλέγετε βρίσκονται εδώ.',
    history: 'Προηγούμενα αιτήματα',
    noHistory: 'Δεν έχετε ακόμη αιτήματα.',
  },
} satisfies TextsLike<typeof turkish, 'el'>
