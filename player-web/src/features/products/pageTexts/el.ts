/** Greek texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  lobby: {
    search: 'Βρείτε παιχνίδι',
    provider: 'Πάροχος',
    allProviders: 'Όλοι οι πάροχοι',
    views: 'Εμφάνιση παιχνιδιών',
    all: 'Όλα τα παιχνίδια',
    favourites: 'Αγαπημένα',
    recent: 'Παίξατε πρόσφατα',
    play: 'Παίξτε {{title}}',
    playNow: 'Παίξτε',
    demo: 'Δοκιμή',
    favourite: 'Βάλτε το {{title}} στα αγαπημένα',
    count: 'Παιχνίδια: {{number}}',
    noneFound: 'Δεν βρέθηκε τέτοιο παιχνίδι',
    noneFoundHint: 'Ελέγξτε την ορθογραφία ή δείτε όλους τους παρόχους.',
    clear: 'Εμφάνιση όλων',
    noFavourites: 'Κανένα αγαπημένο ακόμη',
    noFavouritesHint: 'Πατήστε το αστέρι ενός παιχνιδιού για να μείνει εδώ.',
    failed: 'Τα παιχνίδια δεν φορτώθηκαν',
    tables: 'Διαλέξτε τραπέζι',
    stakes: 'Ποντάρισμα: {{min}} – {{max}}',
    popular: 'Δημοφιλή παιχνίδια',
    newest: 'Νεότερα παιχνίδια',
    jackpots: 'Παιχνίδια με τζάκποτ',
    other: 'Άλλα παιχνίδια',
    seeAll: 'Προβολή όλων',
    scrollBack: 'Κύλιση πίσω',
    scrollOn: 'Κύλιση εμπρός',
    tableStates: { full: 'Γεμάτο', closed: 'Κλειστό' },
    checked: 'Έλεγχος τραπεζιών πριν από {{seconds}} δ.',
  },
  productPage: {
    none: '{{name}}: δεν έχει ανοίξει ακόμη',
    hint: 'Δεν έχει συνδεθεί πάροχος παιχνιδιών για αυτό το μέρος του ιστότοπου. Θα το βρείτε εδώ μόλις ανοίξει.',
  },
} satisfies TextsLike<typeof turkish, 'el'>
