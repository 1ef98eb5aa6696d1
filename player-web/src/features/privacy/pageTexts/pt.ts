/** Portuguese texts of a player's own data and its erasure, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  privacy: {
    error: 'Não foi possível carregar os seus dados',
    copy: {
      title: 'Transferir os seus dados',
      hint: 'Tudo o que guardamos sobre si num só ficheiro (JSON): dados pessoais, pagamentos, apostas, jogos e entradas. Não contém palavras-passe.',
      action: 'Transferir',
      pending: 'A preparar o ficheiro…',
      done: 'O seu ficheiro foi transferido.',
    },
    kept: {
      title: 'O que fica, e porquê',
      details_one:
        'O seu nome, morada e contactos ficam guardados {{count}} ano após o encerramento da conta, como exige a lei das apostas. Depois são apagados.',
      details_many:
        'O seu nome, morada e contactos ficam guardados {{count}} anos após o encerramento da conta, como exige a lei das apostas. Depois são apagados.',
      details_other:
        'O seu nome, morada e contactos ficam guardados {{count}} anos após o encerramento da conta, como exige a lei das apostas. Depois são apagados.',
      money:
        'Os movimentos de dinheiro e as apostas ficam, sem o seu nome, porque as contas têm de bater certo.',
      exclusion:
        'Se se autoexcluiu, o seu número de identificação fica, para que a exclusão continue.',
      log: 'O registo da conta fica, porque ninguém o pode alterar.',
    },
    erase: {
      title: 'Encerrar a conta e apagar os seus dados',
      hint: 'A conta encerra de imediato, em todos os dispositivos e para sempre. Não poderá voltar a entrar.',
      left: 'Antes de encerrar a conta, isto tem de terminar:',
      action: 'Encerrar a conta',
    },
    left: {
      balance: 'Dinheiro na conta',
      coupons: 'Apostas por resolver',
      drawTickets: 'Bilhetes por sortear',
      payments: 'Pagamentos em curso',
      bonuses: 'Bónus ativos',
      rounds: 'Jogos por terminar',
    },
    question: {
      title: 'Encerrar a conta para sempre?',
      text: 'Terminamos já a sua sessão em todo o lado e apagamos os seus dados no prazo indicado nesta página. Não é possível anular.',
      keep: 'Manter a conta',
      confirm: 'Encerrar para sempre',
    },
    closed: {
      title: 'A sua conta está encerrada',
      lead: 'A sua sessão terminou em todos os dispositivos. Os seus dados serão apagados assim que o prazo acabar.',
    },
  },
} satisfies TextsLike<typeof turkish, 'pt'>
