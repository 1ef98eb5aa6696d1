/**
 * What is added most often, each as somebody adds it who repeats what is there under another name. `most` is the number of
 * existing files that must be touched: it may fall, and never rises.
 */
import { addErrorKey, addOperation, addResource } from './staff.mjs'
import { addLanguage, addMarketRule, addPlayerPage } from './players.mjs'

/** Languages that a player reads: the name of a rule, and a refusal, stand in a file of each. */
const LANGUAGES = 18

/** Files with words of the demo, each in all languages. */
const DEMO_WORDS = 7

export const ADDITIONS = [
  { name: 'a resource: a table of a brand, its list and its form', most: 3, add: addResource },
  { name: 'an error key of staff, with its texts beside a resource', most: 1, add: addErrorKey },
  { name: 'an operation that an app calls', most: 2, add: addOperation },
  { name: 'a page of the player app', most: 0, add: addPlayerPage },
  { name: 'a market rule', most: 2 + LANGUAGES, add: addMarketRule },
  { name: 'a language of players', most: 2 + DEMO_WORDS, add: addLanguage },
]
