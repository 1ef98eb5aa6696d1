import { isOneName } from '@grandstand/shared-types/catalogue/match_name'

/** Both sides in the order of the page, whatever the script of their names; of a race its one name. */
export function TeamNames({ home, away }: { home: string; away: string }) {
  if (isOneName(home, away)) return <bdi>{home}</bdi>
  return (
    <>
      <bdi>{home}</bdi> – <bdi>{away}</bdi>
    </>
  )
}
