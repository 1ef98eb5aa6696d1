import type { Words } from '#sandbox_games/games/words'

export default {
  take: 'Забрать',
  auto: 'Забрать автоматически при',
  taken: 'Забрано при',
  broke: 'Взрыв при',
} satisfies Words
