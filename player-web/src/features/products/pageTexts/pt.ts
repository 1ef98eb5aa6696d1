/** Portuguese texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  lobby: {
    search: 'Procurar um jogo',
    provider: 'Fornecedor',
    allProviders: 'Todos os fornecedores',
    views: 'Mostrar jogos',
    all: 'Todos os jogos',
    favourites: 'Favoritos',
    recent: 'Jogados há pouco',
    play: 'Jogar {{title}}',
    playNow: 'Jogar',
    demo: 'Testar',
    favourite: 'Marcar {{title}} como favorito',
    count: 'Jogos: {{number}}',
    noneFound: 'Nenhum jogo assim',
    noneFoundHint: 'Confirme a escrita ou procure em todos os fornecedores.',
    clear: 'Mostrar todos os jogos',
    noFavourites: 'Ainda sem favoritos',
    noFavouritesHint: 'Toque na estrela de um jogo para o guardar aqui.',
    failed: 'Não foi possível carregar os jogos',
    tables: 'Escolha a sua mesa',
    stakes: 'Aposta: {{min}} – {{max}}',
    popular: 'Jogos populares',
    newest: 'Jogos mais recentes',
    jackpots: 'Jogos com jackpot',
    other: 'Outros jogos',
    seeAll: 'Ver todos',
    scrollBack: 'Deslocar para trás',
    scrollOn: 'Deslocar para a frente',
    tableStates: { full: 'Cheia', closed: 'Fechada' },
    checked: 'Mesas verificadas há {{seconds}} s',
  },
  productPage: {
    none: '{{name}}: ainda não disponível',
    hint: 'Nenhum fornecedor de jogos está ligado a esta parte do site. Estará aqui quando abrir.',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
