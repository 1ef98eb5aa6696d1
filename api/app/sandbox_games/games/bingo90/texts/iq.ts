import type { Words } from '#sandbox_games/games/words'

export default {
  newCard: 'کارتێکی تر',
  line: 'هێڵ',
  house: 'کارتی پڕ',
  twoLines: 'دوو هێڵ',
} satisfies Words
