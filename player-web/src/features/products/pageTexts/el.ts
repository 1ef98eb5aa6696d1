/** Greek texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  lobby: {
    search: 'Βρες παιχνίδι',
    provider: 'Πάροχος',
    allProviders: 'Όλοι οι πάροχοι',
    views: 'Εμφάνιση παιχνιδιών',
    all: 'Όλα τα παιχνίδια',
    favourites: 'Αγαπημένα',
    recent: 'Έπαιξες πρόσφατα',
    play: 'Παίξε {{title}}',
    playNow: 'Παίξε',
    demo: 'Δοκιμή',
    favourite: 'Βάλε το {{title}} στα αγαπημένα',
    count: 'Παιχνίδια: {{number}}',
    noneFound: 'Δεν βρέθηκε τέτοιο παιχνίδι',
    noneFoundHint: 'Έλεγξε την ορθογραφία ή δες όλους τους παρόχους.',
    clear: 'Εμφάνιση όλων',
    noFavourites: 'Κανένα αγαπημένο ακόμη',
    noFavouritesHint: 'Πάτησε το αστέρι ενός παιχνιδιού για να μείνει εδώ.',
    failed: 'Τα παιχνίδια δεν φορτώθηκαν',
    tables: 'Διάλεξε τραπέζι',
    stakes: 'Ποντάρισμα: {{min}} – {{max}}',
  },
  productPage: {
    none: '{{name}}: δεν έχει ανοίξει ακόμη',
    hint: 'Δεν έχει συνδεθεί πάροχος παιχνιδιών για αυτό το μέρος του ιστότοπου. Θα το βρείτε εδώ μόλις ανοίξει.',
  },
} satisfies TextsLike<typeof turkish, 'el'>
