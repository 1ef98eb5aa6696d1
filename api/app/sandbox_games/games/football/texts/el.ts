import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: 'Αγωνιστική {number}',
  more: 'Περισσότερα στοιχήματα',
  over: 'Πάνω από',
  under: 'Κάτω από',
  total: 'Σύνολο γκολ',
  bothScore: 'Σκοράρουν και οι δύο',
  score: 'Ακριβές σκορ',
  draw: 'Ισοπαλία',
  yes: 'Ναι',
  no: 'Όχι',
  other: 'Άλλο',
} satisfies Words
