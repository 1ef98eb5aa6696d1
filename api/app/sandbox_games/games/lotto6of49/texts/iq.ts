import type { Words } from '#sandbox_games/games/words'

export default {
  lucky: 'هەڵبژاردنی هەڕەمەکی',
  hits: 'ڕاست: {count}',
  hint: '{count} ژمارە هەڵبژێرە',
} satisfies Words
