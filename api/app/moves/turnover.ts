import { TURNOVER_JOB } from '#dealers/turnover/count_hour'
import { lastCount } from '#dealers/turnover/turnover_loop'
import type { Both } from '#moves/shared_rows'

/** The other database counts the turnover of every hour again that was not counted here yet. */
export async function recountFrom({ source, target }: Both): Promise<void> {
  const [here, there] = [await lastCount(source), await lastCount(target)]
  if (there <= here) return
  await target
    .from('job_states')
    .where('name', TURNOVER_JOB)
    .update({ state: String(here) })
}
