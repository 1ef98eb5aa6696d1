import type { NoticeTexts } from '#sites/notice/text_form'

export default {
  unknownHost: {
    title: 'Não existe nenhum site neste endereço',
    lead: 'Nenhum site responde em {host}.',
    hint: 'Verifique se o endereço tem algum erro. Se seguiu uma ligação, o site pode ter mudado de endereço.',
  },
  maintenance: {
    title: 'Estamos em manutenção',
    lead: 'Estamos a melhorar o site. As suas apostas e o seu saldo estão seguros; esta página abre o site sozinha.',
    until: 'Fim previsto: {time}',
  },
  offline: {
    title: 'Sem ligação',
    lead: 'O site está inacessível. Para ver as odds e apostar é necessária uma ligação.',
    hint: 'A página abre sozinha quando a ligação voltar. As apostas aceites mantêm-se válidas.',
    retry: 'Tentar novamente',
  },
} satisfies NoticeTexts
