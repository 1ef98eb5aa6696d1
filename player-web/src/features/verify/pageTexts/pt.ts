/** Portuguese texts of the page on which rounds are checked; they load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  verify: {
    lead: 'Recalcule uma ronda neste navegador, a partir das sementes que o jogo mostrou no fim.',
    game: 'Jogo',
    serverSeed: 'Semente do servidor',
    hash: 'Hash publicado',
    hashHint: 'O hash que o jogo mostrou antes da sua aposta.',
    clientSeed: 'Semente do cliente',
    round: 'Ronda',
    bets: 'Apostas, como o jogo as mostra',
    check: 'Verificar a ronda',
    result: 'Resultado',
    outcome: '{{game}}, ronda {{round}}',
    computedHash: 'Hash da semente do servidor',
    bet: 'Aposta',
    stake: 'Valor',
    win: 'Prémio',
    noBet: 'Isto não é uma aposta deste jogo.',
    drawnInOrder: 'Ordem em que saíram',
    deadHeat: 'Empate técnico',
    runner: 'Corredor',
    brokeOff: 'Parou em',
    cardsOrder: 'Duas cartas para o jogador, duas para o dealer, depois conforme pedidas.',
    howTitle: 'Porque ninguém pode mudar uma ronda',
    how: {
      before:
        'Antes das apostas, o jogo publica o hash da sua semente secreta. A partir do hash ninguém descobre a semente, e nenhuma outra o produz.',
      during: 'A semente do servidor, a sua e o número da ronda decidem em conjunto cada sorteio.',
      after:
        'Depois, o jogo revela a semente do servidor. Introduza-a aqui: o hash tem de coincidir e o resultado tem de ser o que viu.',
    },
    verdict: {
      matches: 'O hash coincide: a semente estava fixada antes das apostas.',
      differs: 'O hash não coincide: esta não é a semente publicada.',
      unknown: 'Não foi introduzido nenhum hash. Compare este com o que o jogo publicou.',
    },
    fault: {
      seedMissing: 'Introduza a semente do servidor.',
      roundWrong: 'Uma ronda é um número inteiro a partir de 0.',
      hashWrong: 'Um hash tem 64 caracteres de 0 a 9 e de a a f.',
      betsWrong: 'Não é possível ler estas apostas.',
    },
    colour: {
      red: 'vermelho',
      black: 'preto',
      green: 'verde',
    },
    games: {
      slot: 'Slot',
      roulette: 'Roleta',
      keno: 'Keno',
      lotto6of49: 'Loto 6 de 49',
      lotto5of36: 'Loto 5 de 36',
      bingo75: 'Bingo 75',
      bingo90: 'Bingo 90',
      greyhounds: 'Corrida de galgos',
      horses: 'Corrida de cavalos',
      football: 'Futebol virtual',
      tennis: 'Ténis virtual',
      crash: 'Crash',
      blackjack: 'Blackjack',
    },
  },
} satisfies TextsLike<typeof turkish, 'pt'>
