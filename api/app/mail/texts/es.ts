/** Spanish texts of the mails. */
import type { MailTexts } from '#mail/texts/text_form'

export default {
  footer: 'Recibes este mensaje por tu cuenta en {brand}. Las respuestas no se leen.',
  contactFooter:
    'Este correo corresponde a un mensaje enviado con el formulario de contacto de {brand}. Las respuestas no se leen.',
  templates: {
    activation: {
      subject: 'Activa tu cuenta en {brand}',
      body: `<p>Hola, {firstName}:</p>
<p>Te damos la bienvenida a {brand}. Tu nombre de usuario es <strong>{username}</strong>. Activa tu cuenta para acceder.</p>
<p><a class="button" href="{link}">Activar la cuenta</a></p>
<p>El enlace es válido durante {hours} horas y funciona una sola vez. Si el botón no funciona, abre esta dirección:<br>{link}</p>
<p>Si no has abierto ninguna cuenta, ignora este mensaje.</p>`,
    },
    passwordReset: {
      subject: 'Nueva contraseña para {brand}',
      body: `<p>Hola, {firstName}:</p>
<p>Se ha pedido una nueva contraseña para tu cuenta <strong>{username}</strong>. Elígela aquí:</p>
<p><a class="button" href="{link}">Elegir una nueva contraseña</a></p>
<p>El enlace es válido durante {minutes} minutos y funciona una sola vez. Si el botón no funciona, abre esta dirección:<br>{link}</p>
<p>Si no la has pedido, ignora este mensaje: tu contraseña sigue siendo la misma.</p>`,
    },
    passwordChanged: {
      subject: 'Tu contraseña en {brand} ha cambiado',
      body: `<p>Hola, {firstName}:</p>
<p>La contraseña de tu cuenta <strong>{username}</strong> ha cambiado y se ha cerrado la sesión en todos los demás dispositivos.</p>
<p>Si no has sido tú, elige enseguida una nueva contraseña con «¿Olvidaste tu contraseña?» en la página de acceso y escribe a nuestro soporte.</p>`,
    },
    contactMessage: {
      subject: 'Mensaje para {brand}: {subject}',
      body: `<p><strong>{senderName}</strong> ({senderMail}) ha escrito con el formulario de contacto:</p>
<blockquote>{message}</blockquote>`,
    },
    contactAnswer: {
      subject: '{brand}: {subject}',
      body: `<p>Hola, {senderName}:</p>
<p>{answer}</p>
<p>Tu mensaje:</p>
<blockquote>{message}</blockquote>`,
    },
    withdrawalOrdered: {
      subject: 'Retirada de {amount} en {brand}',
      body: `<p>Hola, {firstName}:</p>
<p>Se ha solicitado una retirada de <strong>{amount}</strong> por {method} desde tu cuenta <strong>{username}</strong>. Referencia: {reference}.</p>
<p>Si no has sido tú, cambia tu contraseña de inmediato y escribe a nuestro soporte.</p>`,
    },
    withdrawalPaid: {
      subject: '{brand} ha pagado tu retirada: {amount}',
      body: `<p>Hola, {firstName}:</p>
<p>Tu retirada {reference} se ha pagado por {method}: <strong>{amount}</strong>.</p>`,
    },
    withdrawalRefused: {
      subject: 'Tu retirada de {amount} en {brand} no se ha pagado',
      body: `<p>Hola, {firstName}:</p>
<p>Tu retirada {reference} por {method} no se ha podido pagar. <strong>{amount}</strong> han vuelto a tu cuenta. Aquí encontrarás el motivo:</p>
<p><a class="button" href="{link}">Ver la retirada</a></p>`,
    },
    accountUnused: {
      subject: 'Tu cuenta en {brand} pronto estará inactiva',
      body: `<p>Hola, {firstName}:</p>
<p>No has usado tu cuenta <strong>{username}</strong> desde hace mucho tiempo. Si no inicias sesión en {days} días, se considerará inactiva y te pediremos más en el próximo inicio de sesión. Tu dinero sigue en la cuenta.</p>
<p><a class="button" href="{link}">Iniciar sesión</a></p>`,
    },
  },
} satisfies MailTexts
