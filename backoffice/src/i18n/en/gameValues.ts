/** Words of games that files of lists have, too. */
export const gameValues = {
  breakerState: { closed: 'Open', open: 'Shut off', halfOpen: 'Being tried' },
  breakerCause: {
    failures: 'Does not answer our questions',
    unreadable: 'Its calls cannot be read',
    lag: 'Its calls come late',
    staff: 'Shut off by hand',
  },
  gameRoundState: { open: 'Open', closed: 'Ended' },
}
