/** Albanian texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  lobby: {
    search: 'Gjej një lojë',
    provider: 'Ofruesi',
    allProviders: 'Të gjithë ofruesit',
    views: 'Shfaq lojërat',
    all: 'Të gjitha lojërat',
    favourites: 'Të preferuarat',
    recent: 'Luajtur së fundi',
    play: 'Luaj {{title}}',
    playNow: 'Luaj',
    demo: 'Provo',
    favourite: 'Bëje {{title}} të preferuar',
    count: 'Lojëra: {{number}}',
    noneFound: 'Nuk ka lojë të tillë',
    noneFoundHint: 'Kontrollo shkrimin ose shiko te të gjithë ofruesit.',
    clear: 'Shfaq të gjitha lojërat',
    noFavourites: 'Ende pa të preferuara',
    noFavouritesHint: 'Prek yllin e një loje që të mbetet këtu.',
    failed: 'Lojërat nuk u ngarkuan',
    tables: 'Zgjidh tavolinën',
    stakes: 'Basti: {{min}} – {{max}}',
  },
  productPage: {
    none: '{{name}}: ende nuk është hapur',
    hint: 'Për këtë pjesë të faqes nuk është lidhur asnjë ofrues lojërash. Do ta gjeni këtu kur të hapet.',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
