/** Payments of the demo's players in every state that staff meet, by methods that no gateway serves. */
import db from '@adonisjs/lucid/services/db'
import type { PaymentDirection } from '@grandstand/shared-types/payments/states'
import { principalOf } from '#accounts/actions/open_session'
import { jobState, storeJobState } from '#core/database/job_state'
import type { Editor, Principal } from '#core/requests/access'
import { must } from '#core/errors/must'
import { banksOf } from '#payments/methods/banks'
import { methodsOf, type PaymentMethod } from '#payments/methods/method'
import { orderPayment } from '#payments/ordering/order_payment'
import * as decide from '#payments/queues/actions/decide'
import { siteAddress } from '#sites/site_address'
import { siteById } from '#sites/current_site'
import User from '#accounts/models/user'

/** Row of `job_states` that notes that it was done. */
const JOB = 'demo:money'
const IBAN = 'TR33 0006 1005 1978 6457 8413 26'
/** At 760 and 660 the players write these; the other methods have a gateway, which does not run before the server. */
const TAGS = { deposit: '660', withdrawal: '760' } as const
const MOST_MINOR = 60_000

type Then = (editor: Editor, id: number) => Promise<void>

interface Step {
  direction: PaymentDirection
  amountMinor: number
  /** What an officer did, one after the other; nothing for one that waits. */
  then: readonly Then[]
}

const { approve, pay } = decide
const refuseFor =
  (reason: string): Then =>
  (editor, id) =>
    decide.refuse(editor, id, reason)
const returnFor =
  (reason: string): Then =>
  (editor, id) =>
    decide.giveBack(editor, id, reason)

const STEPS: readonly Step[] = [
  { direction: 'deposit', amountMinor: 150_000, then: [approve] },
  { direction: 'withdrawal', amountMinor: 40_000, then: [approve, pay] },
  { direction: 'withdrawal', amountMinor: 25_000, then: [approve] },
  { direction: 'withdrawal', amountMinor: 30_000, then: [refuseFor('Hesap adı uyuşmuyor')] },
  { direction: 'deposit', amountMinor: 80_000, then: [refuseFor('Havale gelmedi')] },
  { direction: 'deposit', amountMinor: 100_000, then: [approve, returnFor('Banka geri çağırdı')] },
  { direction: 'deposit', amountMinor: 50_000, then: [] },
  { direction: 'withdrawal', amountMinor: MOST_MINOR, then: [] },
]

/** Orders and decides them once, for players who have enough. */
export async function fillPayments(admin: Principal): Promise<void> {
  if (await jobState(JOB)) return
  const methods = await methodsOf(db.connection(), admin.siteId)
  const players = await playersWith(admin.siteId, MOST_MINOR)
  const origin = new URL(siteAddress(await siteById(admin.siteId), '/')).origin
  for (const [index, { direction, amountMinor, then }] of STEPS.entries()) {
    const player = players[index % players.length]
    const method = methods.find((one) => one.payTag === TAGS[direction])
    if (!player || !method) continue
    const principal = await principalOf(player)
    const by = { principal, ip: '', idempotencyKey: `${JOB}:${index}`, method, origin }
    const { payment } = await orderPayment(await orderOf(player, method, amountMinor), by)
    const { id } = await db.from('payments').where('reference', payment.reference).firstOrFail()
    for (const act of then) await act({ principal: admin, ip: '' }, Number(id))
  }
  await storeJobState(JOB, 'done')
}

async function orderOf(
  { siteId, firstName, lastName }: User,
  method: PaymentMethod,
  amountMinor: number
) {
  const order = { methodId: method.id, amountMinor }
  if (method.direction === 'withdrawal') {
    return { ...order, values: [{ name: 'iban', value: IBAN }] }
  }
  const [bank] = await banksOf(siteId, method)
  const values = [{ name: 'sender', value: `${firstName} ${lastName}` }]
  return { ...order, bankId: must(bank, 'bank of the demo').id, values }
}

/** Players of the week who hold as much in cash, with an address for mails. */
async function playersWith(siteId: number, cashMinor: number): Promise<User[]> {
  return User.query()
    .where({ siteId, type: 'player' })
    .whereNotNull('email')
    .whereExists((accounts) => {
      void accounts
        .from('ledger_accounts')
        .whereColumn('ledger_accounts.user_id', 'users.id')
        .where('ledger_accounts.pocket', 'balance')
        .where('ledger_accounts.balance', '>=', cashMinor)
    })
    .orderBy('id')
    .limit(STEPS.length)
}
