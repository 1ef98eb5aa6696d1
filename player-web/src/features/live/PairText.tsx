/** The figures of both sides in the order of the teams, whichever way the page reads: 3-1 is never seen as 1-3 (ux.md 5.5). */
export function PairText({ home, away }: { home: number | string; away: number | string }) {
  return (
    <>
      <bdi>{home}</bdi>-<bdi>{away}</bdi>
    </>
  )
}
