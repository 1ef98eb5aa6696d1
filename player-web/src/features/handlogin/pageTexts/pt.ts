/** Portuguese texts of hand login, which load with its pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  handLogin: {
    title: 'Entrada do balcão',
    noKeys: 'Esta página não consegue criar uma chave para a máquina. Abra-a por https.',
    enrolHint:
      'Esta máquina ainda não está registada. Introduza o id e o código que a equipa lhe deu.',
    machineId: 'Id da máquina',
    code: 'Código',
    enrol: 'Registar a máquina',
    username: 'Nome de utilizador',
    cashier: 'Operador de caixa',
    byHand: 'Entrada rápida com PIN',
    byPassword: 'Entrada com palavra-passe',
    pin: 'PIN',
    password: 'Palavra-passe',
    signIn: 'Entrar',
    again: 'Registar a máquina de novo',
    newPinHint: 'Seis algarismos que substituem a palavra-passe nesta máquina.',
    newPin: 'Novo PIN',
    setPin: 'Definir o PIN',
    pinSet: 'O PIN está definido.',
    toDesk: 'Ir para o balcão',
    errors: {
      machineRequired: 'Esta máquina não está registada para este balcão.',
      machineCodeWrong: 'O código está errado, já foi usado ou é demasiado antigo.',
      pinLocked: 'O PIN está bloqueado. Entre com a sua palavra-passe.',
      wrongUserorPass: 'O PIN ou a palavra-passe está errado.',
      validationFailed: 'A palavra-passe ou o valor introduzido está errado.',
    },
  },
} satisfies TextsLike<typeof turkish, 'pt'>
