/** Portuguese texts of passwords, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwords: {
    forgotLead:
      'Introduza o seu nome de utilizador ou e-mail. Enviamos-lhe uma ligação para escolher uma nova palavra-passe.',
    name: 'Nome de utilizador ou e-mail',
    send: 'Enviar a ligação',
    sending: 'A enviar',
    sentTitle: 'Veja o seu e-mail',
    sentLead:
      'Se essa conta existir, o e-mail vai a caminho. A ligação é válida durante 60 minutos.',
    sentMissing:
      'Nada recebido? Veja na pasta de spam. Se a sua conta não tem e-mail, escreva ao apoio.',
    current: 'Palavra-passe atual',
    password: 'Nova palavra-passe',
    repeat: 'Repetir nova palavra-passe',
    hint: 'De {{min}}–{{max}} caracteres, diferente do nome de utilizador.',
    save: 'Guardar palavra-passe',
    saving: 'A guardar',
    resetDone: 'A nova palavra-passe está definida',
    resetLead: 'A sessão foi terminada em todos os dispositivos. Entre com a nova palavra-passe.',
    signIn: 'Entrar',
    changed: 'A sua palavra-passe foi alterada',
    changedLead: 'A sessão foi terminada nos seus outros dispositivos.',
    toHome: 'Voltar à página inicial',
    over: 'Esta ligação já foi usada ou expirou',
    askAgain: 'Pedir nova ligação',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
