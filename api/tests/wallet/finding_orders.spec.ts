/** Staff settle a difference with a provider by four eyes, and each is settled once (rules 12.10). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { GameFindingRow } from '@grandstand/shared-types/wire/games/findings'
import User from '#accounts/models/user'
import { principalOf } from '#accounts/actions/open_session'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import {
  approveFinding,
  orderFinding,
  refuseFinding,
} from '#wallet/reconciling/actions/finding_orders'
import { carryOnApproved } from '#wallet/reconciling/carry_out'
import { firstBreak } from '#tests/support/books'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, type TestUser } from '#tests/support/factories'
import { atTable, MINUTE_MS, REASON } from '#tests/wallet/reconciling_table'

type Cleanup = (undo: () => void) => void

/** A bet of ours that the provider does not know: its finding waits for staff. */
async function withOrphan(cleanup: Cleanup) {
  const at = await atTable(cleanup)
  await at.sendBet()
  await at.compare([])
  const { id } = must((await at.findings())[0], 'finding')
  const transfers = async () =>
    (await db.from('ledger_transfers').where({ site_id: at.site.id, kind: 'gameRollback' })).length
  const told = async () => {
    const rows: { action: string; actor_id: number }[] = await db
      .from('audit_log')
      .where('site_id', at.site.id)
      .where('action', 'like', 'gameRound.reconcile%')
      .orderBy('id')
    return rows.map(({ action, actor_id: actor }) => [action.slice(19), Number(actor)])
  }
  return { ...at, id, transfers, told }
}

const editorOf = async ({ id }: TestUser): Promise<Editor> => ({
  principal: await principalOf(await User.findOrFail(id)),
  ip: '',
})

/** The keys of those that were refused. */
const keysOf = (answers: readonly PromiseSettledResult<void>[]): string[] =>
  answers.flatMap((answer) => {
    if (answer.status === 'fulfilled') return []
    const { reason }: { reason: unknown } = answer
    return [reason instanceof AppError ? reason.key : String(reason)]
  })

const keyOf = ({ body }: { body: Refusal }) => body.error.key

test.group('What an officer orders about a difference', () => {
  test('moves nothing before another officer approves it; the log names both', async ({
    assert,
    cleanup,
  }) => {
    const at = await withOrphan(cleanup)
    const [first, second] = at.officers
    const ordered = await at.order(at.id, 'rollBack')
    assert.containsSubset(ordered.body, {
      ...{ state: 'open', askedAct: 'rollBack', askedReason: REASON },
      ...{ askedById: first.id, askedBy: first.username, approvedBy: null },
    })
    assert.equal(await at.cash(), 900)
    const own = await at.approve(at.id, at.admin)
    assert.deepEqual([own.status, keyOf(own)], [403, 'ownDecision'])
    assert.equal(await at.cash(), 900)

    const { body } = await at.approve(at.id)
    assert.containsSubset(body, {
      ...{ state: 'rolledBack', reason: REASON },
      ...{ decidedBy: first.username, approvedBy: second.username },
    })
    assert.equal(await at.cash(), 1_000)
    assert.deepEqual(await at.told(), [
      ['Order', first.id],
      ['Approve', second.id],
      ['', first.id],
    ])
    assert.isNull(await firstBreak())
  })

  test('waits alone: nobody orders another act before it is answered', async ({
    assert,
    cleanup,
  }) => {
    const at = await withOrphan(cleanup)
    await at.order(at.id, 'rollBack')
    const other = await at.order(at.id, 'accept', at.second)
    assert.deepEqual([other.status, keyOf(other)], [409, 'decisionWaits'])
    assert.equal((await at.refuse(at.id)).body.askedAct, null)
    const late = await at.approve(at.id)
    assert.deepEqual([late.status, keyOf(late)], [409, 'decisionTaken'])
    assert.equal(await at.cash(), 900)
    assert.equal((await at.order(at.id, 'accept', at.second)).status, 200)
    assert.equal((await at.approve(at.id, at.admin)).body.state, 'accepted')
    assert.equal(await at.cash(), 900)
  })

  test('may be taken back by its author', async ({ assert, cleanup }) => {
    const at = await withOrphan(cleanup)
    await at.order(at.id, 'rollBack')
    assert.equal((await at.refuse(at.id, at.admin)).body.askedAct, null)
    assert.equal(keyOf(await at.refuse(at.id, at.admin)), 'decisionTaken')
  })

  test('is carried out once when two officers press at once, each of whom saw it waiting', async ({
    assert,
    cleanup,
  }) => {
    const at = await withOrphan(cleanup)
    const third = await makeUser({ site: at.site, type: 'admin' })
    const [second, other] = [await editorOf(at.officers[1]), await editorOf(third)]
    await at.order(at.id, 'rollBack')
    // below the requests, so that each has read the order before any of them writes
    const answers = await Promise.allSettled([
      ...[approveFinding(second, at.id), approveFinding(other, at.id)],
      ...[approveFinding(second, at.id), refuseFinding(other, at.id, REASON)],
    ])
    assert.lengthOf(
      answers.filter(({ status }) => status === 'fulfilled'),
      1
    )
    assert.deepEqual(keysOf(answers), ['decisionTaken', 'decisionTaken', 'decisionTaken'])
    const [finding] = await at.findings()
    const isApproved = finding?.state === 'rolledBack'
    assert.equal(await at.transfers(), isApproved ? 1 : 0)
    assert.equal(await at.cash(), isApproved ? 1_000 : 900)
    assert.isNull(await firstBreak())
  })

  test('is ordered once when two officers press at once', async ({ assert, cleanup }) => {
    const at = await withOrphan(cleanup)
    const [first, second] = [await editorOf(at.officers[0]), await editorOf(at.officers[1])]
    const answers = await Promise.allSettled([
      orderFinding(first, at.id, { act: 'rollBack', reason: REASON }),
      orderFinding(second, at.id, { act: 'accept', reason: REASON }),
    ])
    assert.deepEqual(keysOf(answers), ['decisionWaits'])
    assert.lengthOf(await at.told(), 1)
  })

  test('is carried on by the job when the server stopped after the approval, once', async ({
    assert,
    cleanup,
  }) => {
    const at = await withOrphan(cleanup)
    await at.order(at.id, 'rollBack')
    const approval = { approved_by: at.officers[1].id, approved_at: clock.now() }
    await db.from('game_findings').where('id', at.id).update(approval)
    await carryOnApproved(at.provider)
    assert.equal(await at.cash(), 900, 'the request may be at it')
    clock.set(clock.now() + MINUTE_MS)
    await Promise.all([carryOnApproved(at.provider), carryOnApproved(at.provider)])
    await carryOnApproved(at.provider)
    assert.equal(await at.cash(), 1_000)
    assert.equal(await at.transfers(), 1)
    assert.containsSubset((await at.findings())[0], {
      ...{ state: 'rolledBack', approvedBy: at.officers[1].username },
    })
  })

  test('waits for a second officer again when our wallet refuses it', async ({
    assert,
    cleanup,
  }) => {
    const at = await atTable(cleanup)
    // a win of a bet that never came
    assert.equal(await at.compare([at.won]), 1)
    const finding = must((await at.findings())[0], 'finding')
    assert.equal(finding.refusedBecause, 'transactionUnknown')
    await at.order(finding.id, 'apply')
    const refused = await at.approve(finding.id)
    assert.deepEqual([refused.status, keyOf(refused)], [409, 'findingState'])
    assert.containsSubset((await at.findings())[0], { askedAct: 'apply', approvedBy: null })
    assert.equal(await at.cash(), 1_000)
    clock.reset()
    await at.sendBet()
    assert.equal((await at.approve(finding.id)).body.state, 'applied')
    assert.equal(await at.cash(), 1_150)
  })

  test('is for staff of the brand with the right: others neither read nor answer it', async ({
    assert,
    cleanup,
  }) => {
    const at = await withOrphan(cleanup)
    await at.order(at.id, 'rollBack')
    const other = await makeSite()
    const stranger = await signInAs(other, await makeUser({ site: other, type: 'admin' }))
    assert.deepEqual((await stranger.get<GameFindingRow[]>('/v1/game-findings')).body, [])
    const permissions = ['rounds.view', 'games.edit'] as const
    const viewer = await makeUser({
      site: at.site,
      type: 'operator',
      permissions: [...permissions],
    })
    const mayNot = await signInAs(at.site, viewer)
    for (const [by, status] of [
      [stranger, 404],
      [mayNot, 403],
    ] as const) {
      assert.equal((await at.order(at.id, 'accept', by)).status, status)
      assert.equal((await at.approve(at.id, by)).status, status)
      assert.equal((await at.refuse(at.id, by)).status, status)
    }
    assert.containsSubset((await at.findings())[0], { state: 'open', askedAct: 'rollBack' })
    assert.equal(await at.cash(), 900)
  })
})
