/** Greek texts of the page of own game rounds, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  gameHistory: {
    error: 'Το ιστορικό παιχνιδιών δεν φορτώθηκε',
    empty: 'Δεν έχετε παίξει ακόμη',
    emptyHint: 'Εδώ θα βλέπετε τους γύρους σας σε κουλοχέρηδες, καζίνο και μπίνγκο.',
    stake: 'Ποντάρισμα',
    win: 'Κέρδος',
    state: { open: 'Σε εξέλιξη', interrupted: 'Διακόπηκε', closed: 'Ολοκληρώθηκε' },
    finish: 'Ολοκλήρωση γύρου',
    check: 'Έλεγχος γύρου',
    secret: 'Ελέγχεται μόλις αλλάξετε τους σπόρους στο παιχνίδι.',
  },
} satisfies TextsLike<typeof turkish, 'el'>
