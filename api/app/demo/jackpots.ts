/** Gives the demo's brand a jackpot over its slots, once. */
import db from '@adonisjs/lucid/services/db'
import { principalOf } from '#accounts/actions/open_session'
import { memberOf } from '#dealers/demo_people'
import { DEMO_SITE_KEY } from '#dealers/demo_sign_ins'
import { createJackpot } from '#jackpots/actions/edit_jackpots'
import { isSandboxGamesOn } from '#sandbox_games/settings'
import Site from '#sites/models/site'

const level = (name: string, sharePpm: number, seedMinor: number, mustFallBeforeMinor: number) => ({
  id: null,
  kind: 'mystery' as const,
  meanStakesMinor: 0,
  reservePpm: 0,
  names: { tr: name, en: name },
  sharePpm,
  seedMinor,
  mustFallBeforeMinor,
})

/** `adminName`: the admin of the brand. Nothing where the demo has no sandbox, or the brand has a jackpot. */
export async function fillJackpots(adminName: string): Promise<void> {
  const site = await Site.findBy('key', DEMO_SITE_KEY)
  if (!site || !isSandboxGamesOn()) return
  if (await db.from('jackpots').where('site_id', site.id).first()) return
  const principal = await principalOf(await memberOf(site.id, adminName))
  const name = 'Grandstand Jackpot'
  await createJackpot(
    { principal, ip: '' },
    {
      names: { tr: name, en: name },
      currency: 'TRY',
      isForAllBrands: false,
      joinedBrands: [],
      countsSport: false,
      countsDesks: true,
      countedLobbies: ['slots'],
      countedGames: [],
      listOrder: 1,
      isEnabled: true,
      levels: [
        level('Mini', 5_000, 5_000, 15_000),
        level('Midi', 3_000, 50_000, 200_000),
        level('Major', 2_000, 1_000_000, 5_000_000),
      ],
    }
  )
}
