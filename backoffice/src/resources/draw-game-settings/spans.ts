const MINUTE_SECONDS = 60

/** Seconds as whole minutes where they are some, such as `2 min`. */
export const spanOf = (
  seconds: number,
  translate: (key: string, options: { count: number }) => string
): string =>
  seconds % MINUTE_SECONDS === 0
    ? translate('drawGames.minutes', { count: seconds / MINUTE_SECONDS })
    : translate('drawGames.seconds', { count: seconds })
