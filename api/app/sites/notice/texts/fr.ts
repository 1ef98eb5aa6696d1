import type { NoticeTexts } from '#sites/notice/text_form'

export default {
  unknownHost: {
    title: 'Il n’y a pas de site à cette adresse',
    lead: 'Aucun site ne répond à {host}.',
    hint: 'Vérifiez que l’adresse ne contient pas d’erreur. Si vous avez suivi un lien, le site a peut-être déménagé.',
  },
  maintenance: {
    title: 'Site en maintenance',
    lead: 'Nous améliorons le site. Vos paris et votre solde sont en sécurité ; cette page ouvrira le site d’elle-même.',
    until: 'Fin prévue : {time}',
  },
  offline: {
    title: 'Pas de connexion',
    lead: 'Le site est injoignable. Les cotes et les paris demandent une connexion.',
    hint: 'La page s’ouvre d’elle-même dès que la connexion revient. Les paris acceptés restent valables.',
    retry: 'Réessayer',
  },
} satisfies NoticeTexts
