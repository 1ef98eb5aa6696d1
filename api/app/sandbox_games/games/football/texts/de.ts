import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: 'Spieltag {number}',
  more: 'Weitere Wetten',
  over: 'Über',
  under: 'Unter',
  total: 'Tore gesamt',
  bothScore: 'Beide treffen',
  score: 'Genaues Ergebnis',
  draw: 'Unentschieden',
  yes: 'Ja',
  no: 'Nein',
  other: 'Anderes',
} satisfies Words
