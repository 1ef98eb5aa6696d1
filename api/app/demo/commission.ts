/** Commission of the demo's dealers. */
import db from '@adonisjs/lucid/services/db'
import { memberOf } from '#dealers/demo_people'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { dayIn } from '#core/timing/calendar_day'
import { updateSite } from '#sites/actions/update_site'
import { siteById } from '#sites/current_site'
import { createPlan, giveCommission } from '#statements/actions/edit_plans'
import type { NewPlan } from '#statements/validators/plans'

interface Agreement extends Omit<NewPlan, 'fromDay'> {
  dealers: readonly string[]
}

/** `rate` is in hundredths of a percent. */
const AGREEMENTS: readonly Agreement[] = [
  {
    name: 'Ciro %8',
    basis: 'turnover',
    scope: 'branch',
    negative: 'carry',
    bands: [{ fromSelections: 1, rate: 800 }],
    dealers: ['marmara', 'akdeniz'],
  },
  {
    name: 'Alt bayi, ciro %5',
    basis: 'turnover',
    scope: 'own',
    negative: 'carry',
    bands: [{ fromSelections: 1, rate: 500 }],
    dealers: ['kadikoy', 'besiktas'],
  },
  {
    name: 'Net kazanç %15–25',
    basis: 'netWin',
    scope: 'branch',
    negative: 'carry',
    bands: [
      { fromSelections: 1, rate: 1_500 },
      { fromSelections: 3, rate: 2_500 },
    ],
    dealers: ['ege_bayi'],
  },
]

/** Gives the dealers commission from today on, with statements for every day; a second run adds what the first has missed. */
export async function agreeCommission(editor: Editor): Promise<void> {
  const { siteId } = editor.principal
  await updateSite(editor, siteId, { settings: { statementPeriod: 'day' } })
  const { settings } = await siteById(siteId)
  const fromDay = dayIn(settings.timeZone, clock.now())
  for (const { dealers, ...terms } of AGREEMENTS) {
    const planId =
      (await existingPlan(siteId, terms.name)) ?? (await createPlan(editor, { ...terms, fromDay }))
    for (const username of dealers) {
      const { id: dealerId } = await memberOf(siteId, username)
      if (!(await hasPlan(dealerId))) await giveCommission(editor, { dealerId, planId, fromDay })
    }
  }
}

async function existingPlan(siteId: number, name: string): Promise<number | null> {
  const row = await db
    .query<{ id: number }>()
    .from('commission_plans')
    .where({ site_id: siteId, name })
    .select('id')
    .first()
  return row ? Number(row.id) : null
}

const hasPlan = async (dealerId: number): Promise<boolean> =>
  (await db.from('dealer_commissions').where('dealer_id', dealerId).select('id').first()) !== null
