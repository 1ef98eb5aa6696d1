import type { NoticeTexts } from '#sites/notice/text_form'

export default {
  unknownHost: {
    title: 'Na ovoj adresi nema stranice',
    lead: 'Nijedna stranica ne odgovara na {host}.',
    hint: 'Provjerite ima li pogreške u adresi. Ako ste slijedili poveznicu, stranica je možda preseljena.',
  },
  maintenance: {
    title: 'Održavanje u tijeku',
    lead: 'Poboljšavamo stranicu. Vaše oklade i stanje su na sigurnom; stranica će se otvoriti sama.',
    until: 'Očekivani kraj: {time}',
  },
  offline: {
    title: 'Nema veze',
    lead: 'Stranica nije dostupna. Za tečajeve i klađenje potrebna je veza.',
    hint: 'Stranica će se otvoriti sama kad se veza vrati. Prihvaćene oklade vrijede.',
    retry: 'Pokušaj ponovno',
  },
} satisfies NoticeTexts
