/** Both sides in the order of the page, whatever script their names are in. */
export function TeamNames({ home, away }: { home: string; away: string }) {
  return (
    <>
      <bdi>{home}</bdi> – <bdi>{away}</bdi>
    </>
  )
}
