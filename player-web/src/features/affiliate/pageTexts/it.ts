/** Italian texts of affiliates, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  affiliatePage: {
    lead: 'Porta giocatori con un tuo link e guadagna su quello che giocano.',
    about: 'Come porterai i giocatori?',
    aboutHint: 'Un sito, un canale, un gruppo, amici …',
    ask: 'Chiedi di partecipare',
    error: 'Impossibile caricare la tua pagina affiliato',
    states: {
      waiting: {
        title: 'Stiamo esaminando la tua richiesta',
        hint: 'Il tuo link sarà qui appena verrà approvata.',
      },
      refused: {
        title: 'La tua richiesta è stata respinta',
        hint: 'Per domande scrivici dal modulo di contatto.',
      },
      closed: {
        title: 'Il tuo conto affiliato è chiuso',
        hint: 'I rendiconti già emessi vengono comunque pagati.',
      },
    },
    link: 'Il tuo link',
    code: 'Il tuo codice',
    campaign: 'Campagna (facoltativa)',
    campaignHint: 'Conta questo link a parte, per esempio «primavera».',
    copyLink: 'Copia il link',
    copied: 'Copiato',
    newCode: 'Un altro codice',
    reach: 'Gli ultimi 14 giorni',
    reaches: {
      clicks: 'Clic',
      registrations: 'Registrazioni',
      firstDeposits: 'Primi depositi',
    },
    chart: 'Clic, registrazioni e primi depositi per giorno',
    deal: {
      title: 'Il tuo accordo',
      none: 'Ancora nessun accordo: lo definiremo con te.',
      tier: '{{rate}} del ricavo netto da {{from}} in su',
      whole: 'La percentuale raggiunta vale per tutto il ricavo.',
      ladder: 'Ogni fascia del ricavo ha la sua percentuale.',
      fee: '{{rate}} del ricavo è trattenuto per spese.',
      carry: 'Una perdita si riporta finché non è compensata.',
      reset: 'Una perdita si azzera alla fine del periodo.',
      cap: 'Una perdita si riporta fino a {{amount}}.',
      cpa: '{{amount}} una volta per ogni giocatore che deposita per primo almeno {{deposit}} e gioca {{stakes}}',
      sub: '{{rate}} di quanto guadagnano gli affiliati che hai portato',
    },
    earnings: 'I tuoi guadagni',
    pending: 'Da pagare',
    paid: 'Pagato finora',
    players: 'Giocatori portati',
    statements: 'I tuoi rendiconti',
    noStatements:
      'Ancora nessun rendiconto: il primo arriva alla fine di un periodo con giocatori.',
    statementStates: {
      draft: 'In verifica',
      approved: 'Approvato',
      paid: 'Pagato',
      locked: 'Chiuso',
    },
    lines: {
      netMinor: 'Ricavo netto',
      shareMinor: 'La tua quota',
      cpaMinor: 'Per nuovi giocatori',
      clawbackMinor: 'Ripreso',
      subMinor: 'Da affiliati portati',
      adjustmentsMinor: 'Rettifiche',
      carryMinor: 'Perdita riportata',
      debtMinor: 'Debito sul prossimo',
    },
    bannersClosed: 'I banner sono per gli affiliati approvati',
    noBanners: 'Ancora nessun banner',
    everyLanguage: 'Tutte le lingue',
    copyHtml: 'Copia l’HTML',
  },
} satisfies TextsLike<typeof turkish, 'it'>
