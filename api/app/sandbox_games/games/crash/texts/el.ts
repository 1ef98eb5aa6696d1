import type { Words } from '#sandbox_games/games/words'

export default {
  take: 'Πάρε τα κέρδη',
  auto: 'Αυτόματα στο',
  taken: 'Πήρατε στο',
  broke: 'Έσκασε στο',
} satisfies Words
