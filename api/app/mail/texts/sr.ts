/** Serbian texts of the mails. */
import type { MailTexts } from '#mail/texts/text_form'

export default {
  footer: 'Ову поруку добијате због свог налога на {brand}. Одговори се не читају.',
  contactFooter:
    'Овај имејл се односи на поруку послату контакт формом на {brand}. Одговори се не читају.',
  templates: {
    activation: {
      subject: 'Активирајте свој налог на {brand}',
      body: `<p>Поздрав {firstName},</p>
<p>Добро дошли на {brand}. Ваше корисничко име је <strong>{username}</strong>. Активирајте налог да бисте се пријавили.</p>
<p><a class="button" href="{link}">Активирај налог</a></p>
<p>Трајање линка у сатима: {hours}. Важи само једном. Ако дугме не ради, отворите ову адресу:<br>{link}</p>
<p>Ако нисте отворили налог, занемарите ову поруку.</p>`,
    },
    passwordReset: {
      subject: 'Нова лозинка за {brand}',
      body: `<p>Поздрав {firstName},</p>
<p>Затражена је нова лозинка за ваш налог <strong>{username}</strong>. Изаберите је овде:</p>
<p><a class="button" href="{link}">Изабери нову лозинку</a></p>
<p>Трајање линка у минутима: {minutes}. Важи само једном. Ако дугме не ради, отворите ову адресу:<br>{link}</p>
<p>Ако то нисте тражили, занемарите ову поруку: ваша лозинка остаје иста.</p>`,
    },
    passwordChanged: {
      subject: 'Ваша лозинка на {brand} је промењена',
      body: `<p>Поздрав {firstName},</p>
<p>Лозинка вашег налога <strong>{username}</strong> је промењена, а сви други уређаји су одјављени.</p>
<p>Ако то нисте били ви, одмах изаберите нову лозинку преко „Заборављена лозинка?“ на страници за пријаву и пишите нашој подршци.</p>`,
    },
    contactMessage: {
      subject: 'Порука за {brand}: {subject}',
      body: `<p><strong>{senderName}</strong> ({senderMail}) пише преко контакт форме:</p>
<blockquote>{message}</blockquote>`,
    },
    contactAnswer: {
      subject: '{brand}: {subject}',
      body: `<p>Поздрав {senderName},</p>
<p>{answer}</p>
<p>Ваша порука:</p>
<blockquote>{message}</blockquote>`,
    },
    withdrawalOrdered: {
      subject: 'Исплата {amount} на {brand}',
      body: `<p>Поздрав {firstName},</p>
<p>Са вашег налога <strong>{username}</strong> затражена је исплата <strong>{amount}</strong>, начин: {method}. Референца: {reference}.</p>
<p>Ако то нисте били ви, одмах промените лозинку и пишите нашој подршци.</p>`,
    },
    withdrawalPaid: {
      subject: '{brand}: ваша исплата је извршена, {amount}',
      body: `<p>Поздрав {firstName},</p>
<p>Ваша исплата {reference} је извршена, начин: {method}. Износ: <strong>{amount}</strong>.</p>`,
    },
    withdrawalRefused: {
      subject: '{brand}: исплата {amount} није извршена',
      body: `<p>Поздрав {firstName},</p>
<p>Ваша исплата {reference} није могла да се изврши, начин: {method}. Износ <strong>{amount}</strong> враћен је на ваш налог. Разлог је овде:</p>
<p><a class="button" href="{link}">Прикажи исплату</a></p>`,
    },
    accountUnused: {
      subject: 'Ваш налог на {brand} ускоро ће бити неактиван',
      body: `<p>Поздрав {firstName},</p>
<p>Дуго нисте користили свој налог <strong>{username}</strong>. Ако се не пријавите у року од {days} дана, сматраће се неактивним и при следећој пријави тражићемо више. Ваш новац остаје на налогу.</p>
<p><a class="button" href="{link}">Пријава</a></p>`,
    },
  },
} satisfies MailTexts
