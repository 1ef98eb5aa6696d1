import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: 'Γύρος {number}',
  more: 'Περισσότερα στοιχήματα',
  over: 'Πάνω από',
  under: 'Κάτω από',
  firstSet: 'Πρώτο σετ',
  sets: 'Σκορ σε σετ',
  games: 'Σύνολο γκέιμ',
} satisfies Words
