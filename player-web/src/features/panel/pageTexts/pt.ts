/** Portuguese texts of the account panel and the own profile, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panel: {
    tabs: 'Secções da conta',
    tab: {
      balance: 'Saldo',
      profile: 'Editar perfil',
      bets: 'Histórico de apostas',
      transactions: 'Histórico de movimentos',
    },
    figures: {
      balance: 'Saldo',
      creditCard: 'Saldo de cartões',
      paykasa: 'Paykasa',
      bonus: 'Saldo de bónus',
      returnableBonus: 'Bónus a devolver',
      reloadBonus: 'Bónus de recarga',
      creditLimit: 'Limite de crédito',
      withdrawable: 'Levantável',
      transferable: 'Transferível',
    },
    allBets: 'Todas as minhas apostas',
    noBets: 'Sem apostas neste período',
    betsError: 'Não foi possível carregar as suas apostas',
  },
  profile: {
    fixed: 'O seu registo',
    fixedHint: 'Escreva ao apoio para alterar estes dados.',
    username: 'Nome de utilizador',
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefone',
    birthDate: 'Data de nascimento',
    identityNumber: 'Número de identificação',
    since: 'Membro desde',
    none: 'Nenhum',
    own: 'Dados que pode alterar',
    gender: 'Sexo',
    genders: { f: 'Feminino', m: 'Masculino' },
    countryCode: 'País',
    city: 'Cidade',
    postCode: 'Código postal',
    address: 'Morada',
    autoPrint: 'Imprimir a aposta assim que é feita',
    choose: 'Escolher',
    save: 'Guardar',
    saving: 'A guardar',
    saved: 'Os seus dados foram guardados.',
    error: 'Não foi possível carregar os seus dados',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
