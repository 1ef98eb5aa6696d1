/** Rules and games by code. What these give back throws a RangeError for a game of another kind. */

/** Finds rules by the code of their game. */
export const ofCode =
  <Rules>(all: Readonly<Record<string, Rules>>) =>
  (code: string): Rules => {
    const rules = all[code]
    if (rules === undefined) throw new RangeError(`no rules of ${code}`)
    return rules
  }

/** Finds what is made once of the rules of each game, such as the game itself. */
export const madeOfCode = <Rules, Made>(
  all: Readonly<Record<string, Rules>>,
  make: (rules: Rules) => Made
): ((code: string) => Made) =>
  ofCode(Object.fromEntries(Object.entries(all).map(([code, rules]) => [code, make(rules)])))
