/** Dutch texts of bonuses, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  bonuses: {
    offers: 'Aanbiedingen',
    none: 'Er zijn nu geen bonussen',
    noneHint: 'Nieuwe bonussen verschijnen hier.',
    noneOwn: 'U hebt nog geen bonus',
    noneOwnHint: 'Hier ziet u uw bonussen en hoeveel u ervan hebt gespeeld.',
    error: 'De bonussen konden niet worden geladen',
    until: 'Tot {{day}}',
    percent: '{{percent}} %',
    upTo: '{{worth}}, hoogstens {{amount}}',
    sent: 'We hebben uw aanvraag ontvangen.',
    received: 'Uw bonus is bijgeschreven.',
    request: 'Bonus aanvragen',
    takeBack: 'Aanvraag intrekken',
    takenBack: 'U hebt uw aanvraag ingetrokken.',
    refused: 'Uw aanvraag is niet goedgekeurd: {{reason}}',
    toOwn: 'Naar mijn bonus',
    category: {
      deposit: 'Bonus op de eerste storting',
      reload: 'Stortingsbonus',
      freeBet: 'Gratis weddenschap',
      cashback: 'Geld terug',
      lossReturn: 'Verliesbonus',
      promoCode: 'Codebonus',
      registration: 'Welkomstbonus',
      manual: 'Speciale bonus',
    },
    status: {
      waiting: 'Wacht op goedkeuring',
      confirmed: 'Goedgekeurd',
      cancelled: 'Geannuleerd',
    },
    state: {
      running: 'Loopt',
      met: 'Voltooid',
      forfeited: 'Opgegeven',
      expired: 'Verlopen',
      lost: 'Verspeeld',
      cancelled: 'Geannuleerd',
    },
    terms: {
      title: 'Voorwaarden',
      leastDeposit: 'Minimale storting',
      leastLoss: 'Minimaal verlies',
      wagering: 'Om er geld van te maken',
      atOnce: 'Het is meteen geld',
      times: 'Speel {{times}} keer de bonus',
      days: 'Tijd (dagen)',
      highestConverted: 'Hoogste bedrag dat geld wordt',
      selections: 'Minste selecties op het wedformulier',
      odds: 'Laagste quotering van een selectie',
      counts: 'Weddenschappen die tellen',
    },
    notes: {
      freeBet:
        'U plaatst één weddenschap van precies dit bedrag. Wint u, dan krijgt u de winst zonder de inzet.',
      returnable:
        'Als aan de voorwaarden is voldaan, gaat de bonus terug en is wat u daarboven won van u.',
      once: 'Slechts één keer te krijgen.',
      withdrawal: 'Een opnameverzoek beëindigt de bonus.',
    },
    calculator: {
      deposit: 'Bedrag dat u stort',
      loss: 'Bedrag dat u verloor',
      bonus: 'Uw bonus',
      tooSmall: 'Er is minstens {{amount}} nodig.',
    },
    code: {
      label: 'Promotiecode',
      redeem: 'Code gebruiken',
    },
    own: {
      given: 'Gekregen',
      due: 'Te spelen',
      counted: 'Geteld',
      left: 'Nog te gaan',
      pocket: 'Bonussaldo',
      converted: 'Geld geworden',
      owed: 'Terug te betalen',
      progress: '{{counted}} van {{due}} geteld',
      tokenWaits: 'Uw gratis weddenschap staat klaar. Gebruik haar op het wedformulier.',
      tokenPlayed: 'U hebt uw gratis weddenschap gebruikt; ze is nog niet afgerekend.',
    },
    giveUp: {
      label: 'Bonus opgeven',
      ask: '“{{title}}” eindigt en {{amount}} van uw bonussaldo gaat terug.',
      keep: 'Bonus houden',
    },
    plays: {
      title: 'Met deze bonus gespeeld',
      none: 'U hebt nog niet met deze bonus gespeeld.',
      paid: 'Door de bonus betaald',
      won: 'Gewonnen voor de bonus',
      open: 'Telt na de afrekening.',
    },
    reason: {
      product: 'Dit soort weddenschap telt niet.',
      odds: 'Te weinig selecties met een hoge genoeg quotering.',
      selections: 'Te weinig selecties op het wedformulier.',
      returned: 'Telt niet, omdat de inzet is teruggegeven.',
      sold: 'Een verkochte weddenschap telt niet.',
      opposed:
        'Telt niet, omdat deze bonus ook een tegengestelde weddenschap op dezelfde markt betaalde.',
      ended: 'De bonus was al beëindigd.',
    },
    forfeit: {
      title: 'Een opname beëindigt uw lopende bonus',
      loses:
        '“{{title}}”: {{amount}} van uw bonussaldo gaat terug. Er moest nog {{left}} worden gespeeld om er geld van te maken.',
      confirm: 'Toch opnemen',
    },
    slip: {
      pays: '“{{title}}” betaalt {{amount}} van deze weddenschap; {{percent}} % daarvan telt.',
      not: '“{{title}}” betaalt deze weddenschap niet: {{reason}}',
      free: 'Gratis weddenschap van {{amount}} gebruiken',
      freeUsed: '“{{title}}” betaalt deze weddenschap; winst wordt zonder inzet uitbetaald.',
    },
  },
} satisfies TextsLike<typeof turkish, 'nl'>
