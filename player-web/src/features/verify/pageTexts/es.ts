/** Spanish texts of the page on which rounds are checked; they load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  verify: {
    lead: 'Vuelve a calcular una ronda en este navegador con las semillas que el juego mostró al acabarla.',
    game: 'Juego',
    serverSeed: 'Semilla del servidor',
    hash: 'Hash publicado',
    hashHint: 'El hash que el juego mostró antes de tu apuesta.',
    clientSeed: 'Semilla del cliente',
    round: 'Ronda',
    bets: 'Apuestas, como las muestra el juego',
    check: 'Comprobar la ronda',
    result: 'Resultado',
    outcome: '{{game}}, ronda {{round}}',
    computedHash: 'Hash de la semilla del servidor',
    bet: 'Apuesta',
    stake: 'Importe',
    win: 'Premio',
    noBet: 'Esto no es una apuesta de este juego.',
    drawnInOrder: 'Orden en que salieron',
    deadHeat: 'Empate múltiple',
    runner: 'Corredor',
    brokeOff: 'Se cortó en',
    cardsOrder: 'Dos cartas para el jugador, dos para el crupier y después según se pidieron.',
    howTitle: 'Por qué nadie puede cambiar una ronda',
    how: {
      before:
        'Antes de las apuestas, el juego publica el hash de su semilla secreta. A partir del hash nadie puede hallar la semilla, y ninguna otra lo produce.',
      during:
        'La semilla del servidor, tu semilla y el número de la ronda deciden juntos cada sorteo.',
      after:
        'Después, el juego revela la semilla del servidor. Escríbela aquí: el hash debe coincidir y el resultado debe ser el que viste.',
    },
    verdict: {
      matches: 'El hash coincide: la semilla estaba fijada antes de las apuestas.',
      differs: 'El hash no coincide: esta no es la semilla publicada.',
      unknown: 'No se indicó ningún hash. Compara este con el que publicó el juego.',
    },
    fault: {
      seedMissing: 'Escribe la semilla del servidor.',
      roundWrong: 'Una ronda es un número entero desde 0.',
      hashWrong: 'Un hash tiene 64 caracteres de 0 a 9 y de a a f.',
      betsWrong: 'No se pueden leer estas apuestas.',
    },
    colour: {
      red: 'rojo',
      black: 'negro',
      green: 'verde',
    },
    games: {
      slot: 'Tragaperras',
      roulette: 'Ruleta',
      keno: 'Keno',
      lotto6of49: 'Loto 6 de 49',
      lotto5of36: 'Loto 5 de 36',
      bingo75: 'Bingo 75',
      bingo90: 'Bingo 90',
      greyhounds: 'Carrera de galgos',
      horses: 'Carrera de caballos',
      football: 'Fútbol virtual',
      tennis: 'Tenis virtual',
      crash: 'Crash',
      blackjack: 'Blackjack',
    },
  },
} satisfies TextsLike<typeof turkish, 'es'>
