import type { Words } from '#sandbox_games/games/words'

export default {
  draw: 'Kaarten trekken',
  hold: 'Houden',
  jacks: 'Boeren of beter',
  twoPairs: 'Twee paren',
  three: 'Drie gelijke',
  straight: 'Straat',
  flush: 'Flush (één kleur)',
  fullHouse: 'Vol huis',
  four: 'Vier gelijke',
  straightFlush: 'Straat in één kleur',
  royalFlush: 'Koninklijke straat',
} satisfies Words
