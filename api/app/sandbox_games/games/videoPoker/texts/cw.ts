import type { Words } from '#sandbox_games/games/words'

export default {
  draw: '换牌',
  hold: '保留',
  jacks: '对J或更好',
  twoPairs: '两对',
  three: '三条',
  straight: '顺子',
  flush: '同花',
  fullHouse: '葫芦',
  four: '四条',
  straightFlush: '同花顺',
  royalFlush: '皇家同花顺',
} satisfies Words
