import type { Words } from '#sandbox_games/games/words'

export default {
  player: 'اللاعب',
  banker: 'المصرفي',
  tie: 'تعادل',
} satisfies Words
