/** The office work of the demo's staff: cards, machines, notes, limits, paid statements. */
import { generateKeyPairSync } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { addNote } from '#accounts/actions/add_note'
import { createBetLimit } from '#book/actions/edit_bet_limits'
import { makeBatch } from '#cards/actions/make_batch'
import { redeemCard } from '#cards/actions/redeem_card'
import { sellCard } from '#cards/actions/sell_card'
import { takeCodes } from '#cards/actions/take_codes'
import { voidCard } from '#cards/actions/void_cards'
import { batchesMade } from '#cards/actions/batch_maker'
import type { Editor, Principal } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { enrolMachine } from '#machines/actions/enrol_machine'
import { noteHeartbeat } from '#machines/actions/note_heartbeat'
import { registerMachine } from '#machines/actions/register_machine'
import {
  approveStatement,
  lockStatement,
  payStatement,
} from '#statements/actions/advance_statement'

const DAY_MS = 24 * 3_600_000
const CARD_MINOR = 5_000
const CARDS = 20
const CARDS_SOLD = 9
const CARD_LIVES_DAYS = 90
const by = (principal: Principal): Editor => ({ principal, ip: '' })

/** A batch of printed cards: some are sold, each player redeems one, one is void. A second run adds nothing. */
export async function makeCards(dealer: Principal, players: readonly Principal[]): Promise<void> {
  if (await db.from('card_batches').where('maker_id', dealer.userId).first()) return
  const order = {
    amountMinor: CARD_MINOR,
    count: CARDS,
    type: 'printed' as const,
    expiresAt: clock.now() + CARD_LIVES_DAYS * DAY_MS,
  }
  const options = { principal: dealer, ip: '', idempotencyKey: `demo-cards-${dealer.userId}` }
  const { body } = await makeBatch(order, options)
  await batchesMade()
  const { codes } = await takeCodes(by(dealer), body.id)
  const cards: { id: number }[] = await db
    .query<{ id: number }>()
    .from('cards')
    .where('batch_id', body.id)
    .orderBy('id')
    .select('id')
  for (const { id } of cards.slice(0, CARDS_SOLD)) await sellCard(by(dealer), Number(id))
  for (const [index, player] of players.entries()) {
    const redeemer = { id: player.userId, siteId: player.siteId, currency: player.currency }
    const idempotencyKey = `demo-card-${player.userId}`
    await redeemCard(codes[index] ?? '', redeemer, { principal: player, ip: '', idempotencyKey })
  }
  const torn = cards.at(-1)
  if (torn) await voidCard(by(dealer), Number(torn.id), 'Kart yırtılmış')
}

const PRINTERS = ['ok', 'noPaper'] as const

/**
 * Registers a machine for each desk, with a key that is thrown away; the printer of the second machine is out of paper.
 */
export async function setUpMachines(admin: Principal, desks: readonly Principal[]): Promise<void> {
  for (const [index, desk] of desks.entries()) {
    const machineId = `02:00:00:00:00:0${index + 1}`
    if (await db.from('machines').where('active_id', machineId).first()) continue
    const { userId, siteId } = desk
    const name = `Kasa ${index + 1}`
    const { id, code } = await registerMachine(by(admin), { userId, name, machineId })
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
    await enrolMachine({ siteId, ip: '' }, { machineId, code, publicKey: key })
    const printer = PRINTERS[index % PRINTERS.length] ?? 'ok'
    await noteHeartbeat({ ...desk, machine: { id, isLocked: false } }, { printer })
  }
}

const NOTES = [
  'Telefonla aradı, para yatırma yollarını sordu.',
  'Kimlik fotokopisi dosyada.',
  'Yüksek bahisler için limit artışı istedi; pazartesi aranacak.',
] as const

/** A note on some of the players. A second run adds nothing. */
export async function takeNotes(author: Principal, players: readonly Principal[]): Promise<void> {
  for (const [index, text] of NOTES.entries()) {
    const player = players[index]
    if (!player) return
    if (await db.from('user_notes').where('user_id', player.userId).first()) continue
    await addNote(by(author), player.userId, text)
  }
}

/** The most that one coupon may stake and win on sports with small markets, in minor units. */
const SPORT_LIMITS = [
  { sport: 'handball', maxStakeMinor: 200_000, maxPayoutMinor: 5_000_000 },
  { sport: 'tableTennis', maxStakeMinor: 100_000, maxPayoutMinor: 2_500_000 },
  { sport: 'baseball', maxStakeMinor: 500_000, maxPayoutMinor: 10_000_000 },
] as const

/** Limits on bets of a few sports. A second run adds nothing. */
export async function limitSports(admin: Principal): Promise<void> {
  if (await db.from('bet_limits').where('site_id', admin.siteId).first()) return
  for (const { sport, ...amounts } of SPORT_LIMITS) {
    const row = await db.from('sports').where('key', sport).select('id').first()
    if (!row) continue
    const limits = { minStakeMinor: 0, minSelections: 0, ...amounts }
    await createBetLimit(by(admin), { scope: 'sport', scopeId: Number(row.id), limits })
  }
}

/** Approves the statements of the oldest periods, pays those of the very oldest, and locks one. */
export async function payOldStatements(admin: Principal, periods: number): Promise<void> {
  const oldest: { id: number }[] = await db
    .query<{ id: number }>()
    .from('statement_periods')
    .where('site_id', admin.siteId)
    .orderBy('starts_at')
    .select('id')
    .limit(periods)
  let isLocked = false
  for (const [index, { id: periodId }] of oldest.entries()) {
    const drafts: { id: number; payable: number }[] = await db
      .query<{ id: number; payable: number }>()
      .from('statements')
      .where({ period_id: periodId, state: 'draft' })
      .orderBy('id')
      .select('id', 'payable')
    for (const { id, payable } of drafts) {
      await approveStatement(by(admin), Number(id))
      if (index >= periods / 2 || payable === 0) continue
      await payStatement(by(admin), Number(id))
      if (!isLocked) await lockStatement(by(admin), Number(id))
      isLocked = true
    }
  }
}
