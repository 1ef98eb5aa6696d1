import type { Words } from '#sandbox_games/games/words'

export default {
  lucky: 'هەڵبژاردنی هەڕەمەکی',
  hits: 'ڕاست: {count}',
  hint: 'تا {count} ژمارە هەڵبژێرە',
} satisfies Words
