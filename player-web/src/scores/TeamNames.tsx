import type { NamedMatch } from '@grandstand/shared-types/catalogue/match_name'

/** Both sides in the order of the page, whatever the script of their names; of a race its one name. */
export function TeamNames({ match: { home, away, isRace } }: { match: NamedMatch }) {
  if (isRace) return <bdi>{home}</bdi>
  return (
    <>
      <bdi>{home}</bdi> – <bdi>{away}</bdi>
    </>
  )
}
