import type { NoticeTexts } from '#sites/notice/text_form'

export default {
  unknownHost: {
    title: 'No hay ningún sitio en esta dirección',
    lead: 'Ningún sitio responde en {host}.',
    hint: 'Revisa si la dirección tiene algún error. Si has seguido un enlace, puede que el sitio se haya mudado.',
  },
  maintenance: {
    title: 'Estamos en mantenimiento',
    lead: 'Estamos mejorando el sitio. Tus apuestas y tu saldo están a salvo; esta página abrirá el sitio sola.',
    until: 'Fin previsto: {time}',
  },
  offline: {
    title: 'Sin conexión',
    lead: 'No se puede acceder al sitio. Para ver cuotas y apostar hace falta conexión.',
    hint: 'La página se abrirá sola cuando vuelva la conexión. Las apuestas aceptadas siguen en pie.',
    retry: 'Reintentar',
  },
} satisfies NoticeTexts
