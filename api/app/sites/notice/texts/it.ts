import type { NoticeTexts } from '#sites/notice/text_form'

export default {
  unknownHost: {
    title: 'A questo indirizzo non c’è nessun sito',
    lead: 'Nessun sito risponde a {host}.',
    hint: 'Controlla che l’indirizzo non contenga errori. Se hai seguito un link, il sito potrebbe essersi spostato.',
  },
  maintenance: {
    title: 'Siamo in manutenzione',
    lead: 'Stiamo migliorando il sito. Le tue scommesse e il tuo saldo sono al sicuro; questa pagina aprirà il sito da sola.',
    until: 'Fine prevista: {time}',
  },
  offline: {
    title: 'Nessuna connessione',
    lead: 'Il sito non è raggiungibile. Per vedere le quote e scommettere serve una connessione.',
    hint: 'La pagina si aprirà da sola quando torna la connessione. Le scommesse accettate restano valide.',
    retry: 'Riprova',
  },
} satisfies NoticeTexts
