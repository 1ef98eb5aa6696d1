/** Portuguese texts of tickets. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  ticket: {
    title: 'Verificar talão',
    label: 'Número do talão',
    placeholder: 'N.º do talão',
    check: 'Verificar',
    hint: 'O número está no topo do talão, o código por baixo do código de barras.',
    missing: 'Não existe nenhum talão com este número',
    missingHint: 'Verifique o número e tente novamente.',
    error: 'Não foi possível verificar o talão',
    win: 'Este talão ganhou',
    genuine: 'O código deste papel é autêntico.',
    forged: 'Este código de talão não é autêntico',
    forgedHint: 'Verifique o código que introduziu. Se estiver certo, o talão é falso.',
    validUntil: 'Válido até',
    expired: 'Expirado',
    refusal: {
      copy: 'Este papel não é pago: é uma cópia.',
      printCancelled: 'Este papel não é pago: a impressão foi cancelada.',
      void: 'Este talão não é pago: a aposta foi cancelada e o valor devolvido.',
      sold: 'Este talão não é pago: foi feito cash out da aposta.',
      paid: 'Este talão não é pago: já foi pago.',
      expired: 'Este talão não é pago: expirou.',
    },
  },
} satisfies TextsLike<typeof turkish, 'pt'>
