/** Counts the rounds whose bet and win are both stored with their money; prints the number as one line of JSON. */
import { bareDatabase } from '../bare_database.ts'

const database = await bareDatabase()
await database.transaction(0, async (run) => {
  const [row] = await run(
    `select count(*) as rounds from game_rounds r
     where r.state = 'closed' and r.stake > 0 and r.won > 0
       and (select count(*) from ledger_transfers t
         where t.reference_type = 'gameRound' and t.reference_id = r.id) = 2`,
    []
  )
  console.log(JSON.stringify({ rounds: Number(row?.['rounds']) }))
})
await database.close()
