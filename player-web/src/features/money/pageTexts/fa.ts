/** Persian texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'واریز و برداشت',
    noDeposit: 'هنوز راهی برای واریز نیست',
    noWithdrawal: 'هنوز راهی برای برداشت نیست',
    hint: 'موجودی شما {{balance}} است. نماینده شما می‌تواند اعتبار بفرستد و پس بگیرد، و شما می‌توانید از کارت استفاده کنید.',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
