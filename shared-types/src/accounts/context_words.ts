/** Words that guessers of a brand's accounts try first: those of the brand itself and of its trade (ASVS 6.2.11). Pure functions. */

/** Fewer letters are part of too many words. */
const SHORTEST = 3

const TRADE = `
bahis bahisci bahsi bet bets betting betslip bingo bonus canli casino coupon deposit draw esports fudbal futbol fussball football
gambling game games goal goals iddaa jackpot keno kumar kupon lotto live lucky match odds oyun para player poker promo roulette
rulet score slot slots soccer spor sport sports stake tennis tipp ticket vip wager wallet wette wetten win winner
`

const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ı', 'i').normalize('NFKD').replaceAll(/\p{M}/gu, '')

const wordsIn = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= SHORTEST)

/** The words of a brand: of its title, also as one word, and of its hosts. In lower case, in no order, each once. */
export const brandWords = (title: string, hosts: readonly string[]): string[] => [
  ...new Set([title, title.replaceAll(/[^\p{L}]/gu, ''), ...hosts].flatMap(wordsIn)),
]

/**
 * Whether a password is made of nothing but words of the brand (as `brandWords` gives them) or of the trade, with digits and signs
 * around them. Capitals and accents do not count.
 */
export function isOfContext(password: string, ofBrand: readonly string[]): boolean {
  const words = [...ofBrand, ...wordsIn(TRADE)].toSorted((a, b) => b.length - a.length)
  const letters = plain(password)
  const rest = words.reduce((text, word) => text.replaceAll(word, ' '), letters)
  return rest !== letters && !/\p{L}/u.test(rest)
}
