/** Both sides in the order of the page, whatever the script of their names. */
export function TeamNames({ home, away }: { home: string; away: string }) {
  return (
    <>
      <bdi>{home}</bdi> – <bdi>{away}</bdi>
    </>
  )
}
