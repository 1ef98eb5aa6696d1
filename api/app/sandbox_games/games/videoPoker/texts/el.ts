import type { Words } from '#sandbox_games/games/words'

export default {
  draw: 'Αλλαγή φύλλων',
  hold: 'Κράτα',
  jacks: 'Βαλέδες ή καλύτερα',
  twoPairs: 'Δύο ζεύγη',
  three: 'Τρία όμοια',
  straight: 'Κέντα',
  flush: 'Χρώμα',
  fullHouse: 'Φουλ',
  four: 'Καρέ',
  straightFlush: 'Κέντα χρώμα',
  royalFlush: 'Φλος ρουαγιάλ',
} satisfies Words
