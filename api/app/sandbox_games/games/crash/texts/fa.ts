import type { Words } from '#sandbox_games/games/words'

export default {
  take: 'برداشت برد',
  auto: 'برداشت خودکار در',
  taken: 'برداشت در',
  broke: 'سقوط در',
} satisfies Words
