/** Albanian texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  lobby: {
    search: 'Gjeni një lojë',
    provider: 'Ofruesi',
    allProviders: 'Të gjithë ofruesit',
    views: 'Shfaqni lojërat',
    all: 'Të gjitha lojërat',
    favourites: 'Të preferuarat',
    recent: 'Luajtur së fundi',
    play: 'Luani {{title}}',
    playNow: 'Luani',
    demo: 'Provë',
    favourite: 'Bëjeni {{title}} të preferuar',
    count: 'Lojëra: {{number}}',
    noneFound: 'Nuk ka lojë të tillë',
    noneFoundHint: 'Kontrolloni shkrimin ose shikoni te të gjithë ofruesit.',
    clear: 'Shfaqni të gjitha lojërat',
    noFavourites: 'Ende pa të preferuara',
    noFavouritesHint: 'Prekni yllin e një loje që të mbetet këtu.',
    failed: 'Lojërat nuk u ngarkuan',
    tables: 'Zgjidhni tavolinën',
    stakes: 'Basti: {{min}} – {{max}}',
    popular: 'Lojëra të njohura',
    newest: 'Lojërat më të reja',
    jackpots: 'Lojëra me jackpot',
    other: 'Lojëra të tjera',
    seeAll: 'Shiko të gjitha',
    scrollBack: 'Lëviz mbrapa',
    scrollOn: 'Lëviz përpara',
    tableStates: { full: 'Plot', closed: 'Mbyllur' },
    checked: 'Tavolinat u kontrolluan para {{seconds}} s',
  },
  productPage: {
    none: '{{name}}: ende nuk është hapur',
    hint: 'Për këtë pjesë të faqes nuk është lidhur asnjë ofrues lojërash. Do ta gjeni këtu kur të hapet.',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
