/** Portuguese texts of the mails. */
import type { MailTexts } from '#mail/texts/text_form'

export default {
  footer: 'Recebe esta mensagem por causa da sua conta em {brand}. As respostas não são lidas.',
  contactFooter:
    'Este e-mail diz respeito a uma mensagem enviada pelo formulário de contacto de {brand}. As respostas não são lidas.',
  templates: {
    activation: {
      subject: 'Ative a sua conta em {brand}',
      body: `<p>Olá {firstName},</p>
<p>Damos-lhe as boas-vindas a {brand}. O seu nome de utilizador é <strong>{username}</strong>. Ative a sua conta para iniciar sessão.</p>
<p><a class="button" href="{link}">Ativar conta</a></p>
<p>A ligação é válida durante {hours} horas e funciona uma vez. Se o botão não funcionar, abra este endereço:<br>{link}</p>
<p>Se não abriu nenhuma conta, ignore esta mensagem.</p>`,
    },
    passwordReset: {
      subject: 'Nova palavra-passe para {brand}',
      body: `<p>Olá {firstName},</p>
<p>Foi pedida uma nova palavra-passe para a sua conta <strong>{username}</strong>. Escolha-a aqui:</p>
<p><a class="button" href="{link}">Escolher nova palavra-passe</a></p>
<p>A ligação é válida durante {minutes} minutos e funciona uma vez. Se o botão não funcionar, abra este endereço:<br>{link}</p>
<p>Se não fez este pedido, ignore esta mensagem: a sua palavra-passe não muda.</p>`,
    },
    passwordChanged: {
      subject: 'A sua palavra-passe em {brand} foi alterada',
      body: `<p>Olá {firstName},</p>
<p>A palavra-passe da sua conta <strong>{username}</strong> foi alterada e a sessão foi terminada em todos os outros dispositivos.</p>
<p>Se não foi você, escolha já uma nova palavra-passe em “Esqueceu-se da palavra-passe?” na página de entrada e escreva ao nosso apoio.</p>`,
    },
    contactMessage: {
      subject: 'Mensagem para {brand}: {subject}',
      body: `<p><strong>{senderName}</strong> ({senderMail}) escreveu pelo formulário de contacto:</p>
<blockquote>{message}</blockquote>`,
    },
    contactAnswer: {
      subject: '{brand}: {subject}',
      body: `<p>Olá {senderName},</p>
<p>{answer}</p>
<p>A sua mensagem:</p>
<blockquote>{message}</blockquote>`,
    },
    withdrawalOrdered: {
      subject: 'Levantamento de {amount} em {brand}',
      body: `<p>Olá {firstName},</p>
<p>Foi pedido um levantamento de <strong>{amount}</strong> por {method} a partir da sua conta <strong>{username}</strong>. Referência: {reference}.</p>
<p>Se não foi você, altere já a sua palavra-passe e escreva ao nosso apoio.</p>`,
    },
    withdrawalPaid: {
      subject: '{brand} pagou o seu levantamento: {amount}',
      body: `<p>Olá {firstName},</p>
<p>O seu levantamento {reference} foi pago por {method}: <strong>{amount}</strong>.</p>`,
    },
    withdrawalRefused: {
      subject: 'O seu levantamento de {amount} em {brand} não foi pago',
      body: `<p>Olá {firstName},</p>
<p>O seu levantamento {reference} por {method} não pôde ser pago. <strong>{amount}</strong> voltaram à sua conta. O motivo está aqui:</p>
<p><a class="button" href="{link}">Ver o levantamento</a></p>`,
    },
    accountUnused: {
      subject: 'A sua conta em {brand} ficará em breve inativa',
      body: `<p>Olá {firstName},</p>
<p>Não usa a sua conta <strong>{username}</strong> há muito tempo. Se não iniciar sessão dentro de {days} dias, será considerada inativa e pediremos mais no próximo início de sessão. O seu dinheiro fica na conta.</p>
<p><a class="button" href="{link}">Iniciar sessão</a></p>`,
    },
  },
} satisfies MailTexts
