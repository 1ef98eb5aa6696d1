/** What a player is told of a withdrawal (must-hold S9): by mail in its transaction, by a notice after it. */
import { formatMoney } from '@grandstand/shared-types/money/format'
import type { PaymentState } from '@grandstand/shared-types/payments/states'
import type { WithdrawalNews } from '@grandstand/shared-types/wire/site/notices'
import { bus } from '#core/bus'
import type { Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { writeMail } from '#mail/actions/write_mail'
import { methodNames } from '#payments/moving/method_names'
import type { Payment } from '#payments/moving/payment'
import type { CurrentSite } from '#sites/current_site'
import { siteAddress } from '#sites/site_address'

/** A mail of this age tells nothing that the player has not seen. */
const USEFUL_MS = 3 * 24 * 3_600_000

const NEWS: Readonly<Partial<Record<PaymentState, WithdrawalNews>>> = {
  waiting: 'withdrawalOrdered',
  paid: 'withdrawalPaid',
  refused: 'withdrawalRefused',
  failed: 'withdrawalRefused',
  returned: 'withdrawalRefused',
}

const newsOf = ({ direction, state }: Payment): WithdrawalNews | null =>
  direction === 'withdrawal' ? (NEWS[state] ?? null) : null

/** What arrives is without the fee; what is held or comes back is the whole amount. */
const amountOf = ({ amountMinor, feeMinor }: Payment, news: WithdrawalNews): number =>
  news === 'withdrawalPaid' ? amountMinor - feeMinor : amountMinor

/** Writes a notice for the player of a payment that has just moved; the move must be stored. */
export function tellOfWithdrawal(payment: Payment): void {
  const news = newsOf(payment)
  if (news === null) return
  const { userId, currency } = payment
  bus.emit('withdrawalMoved', { userId, news, amountMinor: amountOf(payment, news), currency })
}

interface Person {
  username: string
  firstName: string | null
  lastName: string | null
  email: string | null
  language: string
}

/** Writes the mail about a payment that has just moved; nothing for a player without an address. */
export async function writeWithdrawalMail(
  trx: Trx,
  site: CurrentSite | null,
  payment: Payment
): Promise<void> {
  const kind = newsOf(payment)
  if (kind === null || site === null) return
  const { userId, currency, reference } = payment
  const player: Person = await trx
    .query<Person>()
    .from('users')
    .where('id', userId)
    .select({ username: 'username', firstName: 'first_name', lastName: 'last_name' })
    .select({ email: 'email', language: 'language' })
    .firstOrFail()
  const { username, firstName, lastName, email, language } = player
  if (!email) return
  const nameOf = await methodNames(trx, [payment], {
    asked: language,
    otherwise: site.defaultLanguage,
  })
  await writeMail(trx, site, {
    kind,
    to: {
      userId,
      address: email,
      name: [firstName, lastName].filter(Boolean).join(' '),
      language,
    },
    values: {
      firstName: firstName || username,
      username,
      amount: formatMoney(amountOf(payment, kind), currency, language),
      method: nameOf(payment),
      reference,
      link: siteAddress(site, `/${language}/transactions`),
    },
    usefulUntil: clock.now() + USEFUL_MS,
  })
}
