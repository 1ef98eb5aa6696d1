/** Russian texts of the mails. */
import type { MailTexts } from '#mail/texts/text_form'

export default {
  footer: 'Вы получили это письмо, потому что у вас есть счёт на {brand}. Ответы не читаются.',
  contactFooter:
    'Это письмо связано с сообщением через форму обратной связи {brand}. Ответы не читаются.',
  templates: {
    activation: {
      subject: 'Активируйте свой счёт на {brand}',
      body: `<p>Здравствуйте, {firstName}!</p>
<p>Добро пожаловать на {brand}. Ваше имя пользователя: <strong>{username}</strong>. Активируйте счёт, чтобы войти.</p>
<p><a class="button" href="{link}">Активировать счёт</a></p>
<p>Срок действия ссылки: {hours} ч., она срабатывает один раз. Если кнопка не работает, откройте этот адрес:<br>{link}</p>
<p>Если вы не открывали счёт, не обращайте внимания на это письмо.</p>`,
    },
    passwordReset: {
      subject: 'Новый пароль для {brand}',
      body: `<p>Здравствуйте, {firstName}!</p>
<p>Для вашего счёта <strong>{username}</strong> запрошен новый пароль. Выберите его здесь:</p>
<p><a class="button" href="{link}">Выбрать новый пароль</a></p>
<p>Срок действия ссылки: {minutes} мин., она срабатывает один раз. Если кнопка не работает, откройте этот адрес:<br>{link}</p>
<p>Если вы его не запрашивали, не обращайте внимания на это письмо: пароль останется прежним.</p>`,
    },
    passwordChanged: {
      subject: 'Ваш пароль на {brand} изменён',
      body: `<p>Здравствуйте, {firstName}!</p>
<p>Пароль вашего счёта <strong>{username}</strong> изменён, на всех других устройствах выполнен выход.</p>
<p>Если это были не вы, сразу выберите новый пароль через «Забыли пароль?» на странице входа и напишите в нашу поддержку.</p>`,
    },
    contactMessage: {
      subject: 'Сообщение для {brand}: {subject}',
      body: `<p><strong>{senderName}</strong> ({senderMail}) пишет через форму обратной связи:</p>
<blockquote>{message}</blockquote>`,
    },
    contactAnswer: {
      subject: '{brand}: {subject}',
      body: `<p>Здравствуйте, {senderName}!</p>
<p>{answer}</p>
<p>Ваше сообщение:</p>
<blockquote>{message}</blockquote>`,
    },
    withdrawalOrdered: {
      subject: 'Вывод {amount} в {brand}',
      body: `<p>Здравствуйте, {firstName}!</p>
<p>С вашего счёта <strong>{username}</strong> заказан вывод <strong>{amount}</strong>, способ: {method}. Номер: {reference}.</p>
<p>Если это были не вы, сразу смените пароль и напишите в нашу поддержку.</p>`,
    },
    withdrawalPaid: {
      subject: '{brand}: вывод выплачен, {amount}',
      body: `<p>Здравствуйте, {firstName}!</p>
<p>Ваш вывод {reference} выплачен, способ: {method}. Сумма: <strong>{amount}</strong>.</p>`,
    },
    withdrawalRefused: {
      subject: '{brand}: вывод {amount} не выплачен',
      body: `<p>Здравствуйте, {firstName}!</p>
<p>Ваш вывод {reference} не удалось выплатить, способ: {method}. Сумма <strong>{amount}</strong> снова на вашем счёте. Причина указана здесь:</p>
<p><a class="button" href="{link}">Показать вывод</a></p>`,
    },
    accountUnused: {
      subject: '{brand}: ваш счёт скоро станет неактивным',
      body: `<p>Здравствуйте, {firstName}!</p>
<p>Вы давно не пользовались счётом <strong>{username}</strong>. Если вы не войдёте за {days} дн., он будет считаться неактивным, и при следующем входе мы попросим о большем. Ваши деньги остаются на счёте.</p>
<p><a class="button" href="{link}">Войти</a></p>`,
    },
  },
} satisfies MailTexts
