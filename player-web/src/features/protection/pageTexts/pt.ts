/** Portuguese texts of a player's own protection, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  protection: {
    lead: 'Defina os seus próprios limites. Um limite mais apertado vale de imediato; um mais largo espera 24 horas e depois a sua confirmação.',
    error: 'Não foi possível carregar os seus limites',
    kinds: {
      deposit: {
        title: 'Limite de depósito',
        hint: 'Conta todo o dinheiro que entra na sua conta: crédito, cartões, numerário.',
      },
      stake: {
        title: 'Limite de apostas',
        hint: 'Tudo o que aposta, menos os valores devolvidos.',
      },
      loss: { title: 'Limite de perdas', hint: 'O que aposta menos tudo o que voltou.' },
      session: { title: 'Limite de tempo', hint: 'Os minutos com sessão iniciada.' },
    },
    periods: { day: 'Diário', week: 'Semanal', month: 'Mensal' },
    usedOf: '{{used}} de {{value}}',
    usedOnly: '{{used}} até agora',
    set: 'Definir limite',
    change: 'Novo limite',
    save: 'Guardar',
    remove: 'Remover',
    noLimit: 'sem limite',
    minutes_one: '{{count}} minuto',
    minutes_many: '{{count}} de minutos',
    minutes_other: '{{count}} minutos',
    waiting: 'Pedido: {{value}}. Pode confirmar a partir de {{at}}.',
    ripe: 'Pedido: {{value}}. Vale assim que confirmar.',
    confirm: 'Confirmar',
    drop: 'Manter o limite atual',
    reality: {
      title: 'Controlo de atividade',
      hint: 'Com este intervalo mostramos há quanto tempo joga, quanto apostou e quanto ganhou.',
      never: 'Nunca',
      played_one: 'Está a jogar há {{count}} minuto.',
      played_many: 'Está a jogar há {{count}} de minutos.',
      played_other: 'Está a jogar há {{count}} minutos.',
      staked: 'Apostado',
      won: 'Ganho',
      net: 'Diferença',
      goOn: 'Visto, continuar',
    },
    exclusions: {
      timeOut: {
        title: 'Fazer uma pausa',
        hint: 'Durante este tempo não pode apostar nem depositar. Ainda pode levantar.',
      },
      exclusion: {
        title: 'Autoexclusão',
        hint: 'Uma exclusão longa. Ninguém a pode terminar antes; ainda pode levantar.',
      },
    },
    days_one: '{{count}} dia',
    days_many: '{{count}} de dias',
    days_other: '{{count}} dias',
    months_one: '{{count}} mês',
    months_many: '{{count}} de meses',
    months_other: '{{count}} meses',
    years_one: '{{count}} ano',
    years_many: '{{count}} anos',
    years_other: '{{count}} anos',
    forGood: 'Para sempre',
    question: 'Duração: {{length}}. Não pode ser anulado.',
    exclude: 'Excluir-me',
    keepPlaying: 'Cancelar',
    excludedUntil: 'A sua conta está fechada para apostas e depósitos até {{at}}.',
    excludedForGood: 'A sua conta está fechada para apostas e depósitos para sempre.',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
