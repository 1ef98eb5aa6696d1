import type { Words } from '#sandbox_games/games/words'

export default {
  paytable: 'Tabela de prémios',
  lines: 'Linhas: {count}',
  ways: 'Formas de ganhar: {count}',
  free: 'Rodadas grátis: {count} (×{multiple})',
} satisfies Words
